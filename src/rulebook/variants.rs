//! Characters that are written in several ways, so that a text is found however it was typed: capitals, full-width
//! letters and digits, and traditional and simplified Chinese characters.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A text in the plainest way of writing it, for comparing.
pub fn folded(text: &str) -> String {
    text.chars().flat_map(plain).collect()
}

/// A character in the plainest way of writing it: small, of ordinary width, simplified.
pub fn plain(it: char) -> impl Iterator<Item = char> {
    static SIMPLE: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
        let group = |it: &'static str| it.chars().skip(1).filter_map(|other| Some((other, it.chars().next()?)));
        VARIANTS.split_whitespace().flat_map(group).collect()
    });
    let it = narrow(it);
    SIMPLE.get(&it).copied().unwrap_or(it).to_lowercase()
}

/// A full-width character as an ordinary one.
pub fn narrow(it: char) -> char {
    match it {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(it) - 0xfee0).unwrap_or(it),
        '\u{3000}' => ' ',
        it => it,
    }
}

/// The characters that the Chinese catalogues use, where the simplified and the traditional way of writing differ: the
/// simplified one, then the others. One that no catalogue has need not stand here, for nothing is found by it.
const VARIANTS: &str = "\
    万萬 与與 专專 业業 东東 丝絲 丢丟 两兩 个個箇 临臨 为為爲 么麼麽 义義 书書 乱亂 于於 云雲 亚亞 \
    产產産 仅僅 从從 们們 价價 优優 会會 传傳 伤傷 伪偽僞 体體 余餘 侧側 修脩 克剋 关關 兽獸 内內 写寫 \
    军軍 冯馮 冲沖衝 决決 况況 准準 减減 凑湊 几幾 凭憑 出齣 击擊 则則 刚剛 别別彆 制製 剑劍 剧劇 办辦 务務 \
    动動 励勵 势勢 区區 升昇陞 协協 单單 卜蔔 占佔 卫衛 即卽 却卻 压壓 参參蔘 双雙 发發髮 变變 叠疊 \
    只隻 台檯臺颱 号號 合閤 同衕 后後 向嚮曏 听聽 启啓啟 员員 周週 响響 唤喚 回迴 团團糰 围圍 图圖 圆圓 \
    圣聖 场場 坏壞 坚堅 垫墊 声聲 处處 备備 复復複 够夠 头頭 夺奪 奖奬獎 奥奧 娘孃 宝寶 实實 家傢 宽寬 \
    对對 寻尋 将將 尽儘盡 局侷 层層 届屆 属屬 崭嶄 布佈 师師 带帶 干乾幹榦 并並併 库庫 应應 废廢 开開 \
    异異 弃棄 张張 强強 归歸 当噹當 录彔錄録 彻徹 征徵 径徑 御禦 态態 总總 愿願 戏戲 战戰 才纔 扣釦 \
    执執 扰擾 抢搶 护護 报報 担擔 择擇 挡擋 挤擠 挨捱 换換 据據 掷擲 摆擺襬 敌敵 教敎 数數 斗鬥 斩斬 \
    断斷 无無 既旣 旧舊 时時 显顯 暂暫 暗闇 曲麯麴 术朮術 机機 杀殺 权權 条條 来來 极極 构構 枪槍 查査 \
    标標 栏欄 样樣 核覈 档檔 梦夢 检檢 横橫 毁毀燬譭 毕畢 气氣 没沒 注註 游遊 溯泝遡 满滿 灭滅 灵靈 \
    点點 牵牽 状狀 独獨 献獻 玩翫 环環 现現 电電 画畫畵 盖蓋 盗盜 盘盤 真眞 码碼 础礎 确確 碍礙 离離 \
    种種 秘祕 积積 称稱 竖竪豎 笔筆 筑築 简簡 类類 系係繫 紧緊 累纍 红紅 级級 纵縱 纹紋 线綫線 组組 \
    细細 终終 绊絆 绍紹 经經 绑綁 结結 绘繪 给給 绝絕絶 统統 继繼 续續 维維 绸綢 绿綠緑 缓緩 编編 缘緣 \
    网網 罢罷 羁羈 群羣 职職 联聯 胜勝 胡衚鬍 脱脫 致緻 舍捨 节節 获獲穫 萝蘿 蓝藍 虚虛 虽雖 补補 表錶 \
    袭襲 装裝 见見 规規 视視 觉覺 触觸 计計 认認 让讓 记記 讲講 许許 论論 设設 证証證 识識 词詞 试試 \
    话話 该該 详詳 语語 误誤 诱誘 说說説 诸諸 诺諾 读讀 谁誰 调調 谈談 谋謀 谓謂 谢謝 负負 败敗 贯貫 \
    费費 资資 赋賦 赛賽 赢贏 车車 转轉 轮輪 载載 较較 输輸 边邊 达達 过過 还還 这這 进進 远遠 违違 \
    连連 迟遲 适適 选選 递遞 邻鄰 释釋 里裏裡 锁鎖 锢錮 键鍵 长長 门門 间間 阵陣 阶階 际際 随隨 隐隱 \
    难難 面麪麫麵 韧韌 顶頂 项項 顺順 须須鬚 顾顧 领領 颗顆 题題 颜顏顔 额額 飞飛 马馬 驰馳 骤驟 魇魘 \
    黄黃 齐齊 龙龍 龟龜";
