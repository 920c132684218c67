//! Characters with several forms, folded so that a text is found however it was typed: capitals, full-width letters and
//! digits, and simplified, traditional and Japanese forms.

use std::sync::LazyLock;

/// A text in its plainest form, for comparison.
pub fn folded(text: &str) -> String {
    text.chars().flat_map(plain).collect()
}

/// A character in its plainest form: lower-case, of ordinary width, simplified.
pub fn plain(it: char) -> impl Iterator<Item = char> {
    simplified(narrow(it)).to_lowercase()
}

/// The range of characters that [`simplified`] handles, the end excluded.
const HAN: [usize; 2] = [0x4e00, 0xa000];

/// The simplified Chinese form of a character; any other is unchanged.
pub fn simplified(it: char) -> char {
    static TABLE: LazyLock<Vec<char>> = LazyLock::new(|| {
        let mut table: Vec<char> = ('\u{4e00}'..'\u{a000}').collect();
        for group in VARIANTS.split_whitespace() {
            let simple = group.chars().next().unwrap_or_default();
            group.chars().skip(1).for_each(|it| table[it as usize - HAN[0]] = simple);
        }
        table
    });
    if (HAN[0]..HAN[1]).contains(&(it as usize)) { TABLE[it as usize - HAN[0]] } else { it }
}

/// Characters that are written so in traditional texts, too, in the few words that [`traditional`] is for.
const KEPT: &str = "回合同只面向表系余制布局台几干注种升出";

/// A few simplified words in traditional characters. Each character has one form here, which is right for the names of things in
/// the lexicon and not for texts at large.
pub fn traditional(text: &str) -> String {
    let form = |it: char| {
        let group = VARIANTS.split_whitespace().find(|group| group.starts_with(it) && !KEPT.contains(it));
        group.and_then(|group| group.chars().nth(1)).unwrap_or(it)
    };
    text.chars().map(form).collect()
}

/// Returns `true` if a Chinese text has characters with another simplified form.
pub fn is_traditional(text: &str) -> bool {
    text.chars().any(|it| simplified(it) != it)
}

/// A full-width character as an ordinary one.
pub fn narrow(it: char) -> char {
    match it {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(it) - 0xfee0).unwrap_or(it),
        '\u{3000}' => ' ',
        it => it,
    }
}

/// Characters with several forms, as far as they occur in the catalogues, the glossaries and players' words: the simplified
/// Chinese form, then the others, traditional and Japanese.
const VARIANTS: &str = "\
    万萬 与與 丑醜 专專専 业業 东東 丝絲糸 丢丟 两兩両 丧喪 个個箇 临臨 为為爲 举舉 么麼麽 义義 乘乗 书書 乱亂 \
    于於 云雲 亚亞亜 产產産 仅僅 从從従 们們 价價価 优優 会會 传傳伝 伤傷 伪偽僞 体體 余餘 侧側 修脩 假仮 偿償 \
    克剋 关關関 兽獸獣 内內 写寫 军軍 冯馮 冲沖衝 决決 况況 冻凍 准準 减減 凑湊 几幾 凭憑 出齣 击擊撃 则則 刚剛 \
    别別彆 制製 剑劍剣 剧劇 剩剰 办辦 务務 动動 励勵 劳労勞 势勢 区區 升昇陞 协協 单單単 卜蔔 占佔 卫衛 即卽 \
    却卻 卷巻捲 压壓圧 参參蔘 双雙 发發髮発髪 变變変 叠疊畳 只隻 台檯臺颱 号號 吃喫 合閤 同衕 后後 向嚮曏 吗嗎 \
    听聽聴 启啓啟 员員 周週 响響 唤喚 回迴 团團糰団 围圍囲 图圖図 圆圓円 圈圏 圣聖 场場 坏壞壊 块塊 坚堅 坟墳 \
    垒塁壘 垫墊 墙墻牆 增増 声聲 处處処 备備 复復複 够夠 头頭 夺奪 奖奬獎奨 奥奧 娘孃嬢 宝寶 实實実 宫宮 家傢 \
    宽寬寛 寝寢 对對対 寻尋 将將 尔爾 尽儘盡 局侷 层層 届屆 属屬 崭嶄 币幣 布佈 师師 带帶帯 帮幫 干乾幹榦 \
    并並併 库庫 应應応 废廢廃 开開 异異 弃棄 张張 弹彈弾 强強 归歸帰 当噹當 录彔錄録 彻徹 征徵徴 径徑逕 御禦 \
    态態 总總総 恶惡悪 愿願 戏戲戯 战戰戦 才纔 扑撲 扣釦 执執 扰擾 抛拋 抢搶 护護 报報 抵牴 拂払 担擔 拐枴 拔抜 \
    拥擁 拦攔 择擇択 拼拚 挂掛 挡擋 挤擠 挨捱 捞撈 换換 据據拠 掳擄 掷擲 插挿 揭掲 搜蒐捜 携攜 摆擺襬 收収 效効 \
    敌敵 教敎 数數 斗鬥闘 斩斬 断斷 无無 既旣 旧舊 时時 显顯顕 晋晉 晕暈 晚晩 暂暫 暗闇 曲麯麴麹 曾曽 札箚 \
    术朮術 机機 杀殺 权權権 条條 来來 杯盃 极極 构構 枪槍 查査 标標 栏欄 样樣様 核覈 档檔 梦夢 检檢検 棋棊 横橫 \
    步歩 残殘 殴毆 毁毀燬譭 每毎 毕畢 气氣気 没沒 注註 济済濟 涉渉 游遊 溃潰 溯泝遡 满滿満 潜潛 灭滅 灵靈霊 \
    点點 烂爛 烧焼燒 牵牽 牺犠犧 状狀 独獨 献獻 玩翫 环環 现現 电電 画畫畵 疗療 监監 盖蓋 盗盜 盘盤 真眞 码碼 \
    础礎 确確 碍礙 碎砕 离離 种種 秘祕 积積 称稱 竖竪豎 竞競 笔筆 筑築 签簽籤 简簡 类類 系係繫 紧緊 累纍 红紅 \
    级級 纵縱縦 纸紙 纹紋 纽紐 线綫線 组組 细細 终終 绊絆 绍紹 经經経 绑綁 结結 绕繞遶 绘繪絵 给給 绝絕絶 统統 \
    继繼継 续續続 维維 绸綢 绿綠緑 缓緩 编編 缘緣縁 缚縛 缲繰 缺欠 网網 罚罰 罢罷 羁羈 群羣 职職 联聯 胜勝 \
    胡衚鬍 脱脫 脸臉 致緻 舍捨 节節 获獲穫 萝蘿 营営營 蓝藍 藏蔵 虚虛 虽雖 衅釁 衔銜 补補 表錶 袭襲 装裝 见見 \
    规規 视視 觉覺覚 触觸 计計 认認 让讓譲 讯訊 记記 讲講 许許 论論 讽諷 设設 证証證 诅詛 识識 词詞 试試 诗詩 \
    诘詰 话話 该該 详詳 语語 误誤 诱誘 说說説 请請 诸諸 诺諾 读讀読 谁誰 调調 谈談 谋謀 谓謂 谢謝 贝貝 负負 \
    贡貢 败敗 贯貫 贴貼 贵貴 费費 贽贄 资資 赋賦 赏賞 赛賽 赢贏 践踐 车車 转轉転 轮輪 轻輕軽 载載 较較 输輸 \
    辟闢 边邊辺 达達 过過 还還 这這 进進 远遠 违違 连連 迟遲遅 适適 选選 递遞逓 遗遺 邻鄰 醉酔 释釋釈 里裏裡 \
    钝鈍 钥鑰 钻鑽 销銷 锁鎖 锋鋒 错錯 锢錮 键鍵 长長 门門 闪閃 问問 间間 闻聞 队隊 阵陣 阶階 际際 陷陥 随隨 \
    隐隱隠 难難 雾霧 面麪麫麵麺 韧韌靭 顶頂 项項 顺順 须須鬚 顽頑 顾顧 预預予 领領 颗顆 题題 颜顏顔 额額 风風 \
    飞飛 饭飯 马馬 驰馳 驱駆驅 驻駐 骤驟 魇魘 黄黃 黑黒 默黙 齐齊斉 龙龍竜 龟龜亀";
