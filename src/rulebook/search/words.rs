//! A text as a search sees it: the stems of Latin words, and each other letter by itself, however it was typed.

use crate::rulebook::variants::plain;
use foldhash::HashMap;
use std::sync::LazyLock;
use waken_snowball::Algorithm;

/// A stem or a letter. Letters are their code points; stems are hashes above them.
pub type Symbol = u32;

/// What stands between two sentences, so that nothing is found across.
pub const BREAK: Symbol = 0;

/// Stems are told from letters by this bit.
const STEM: u32 = 1 << 31;
/// A longer run of Latin letters and digits is no word; the rest of it is left out (bytes).
const LONGEST_WORD: usize = 40;

/// Reads texts. It remembers the stems of the words that it met.
#[derive(Debug, Default)]
pub struct Reader {
    stems: HashMap<String, Symbol>,
    word: String,
}

impl Reader {
    /// The symbols of a text.
    pub fn read(&mut self, text: &str) -> Vec<Symbol> {
        let mut found = Vec::with_capacity(text.len() / 3);
        self.add(text, &mut found);
        found
    }

    /// Adds the symbols of a text, behind a break.
    pub fn add(&mut self, text: &str, found: &mut Vec<Symbol>) {
        if !found.is_empty() {
            found.push(BREAK);
        }
        for it in text.chars().map(plainest) {
            match it {
                'a'..='z' | '0'..='9' if self.word.len() < LONGEST_WORD => self.word.push(it),
                'a'..='z' | '0'..='9' => {}
                // can't is read as cant, and the stem of players is that of player's, too.
                '\'' | '’' if !self.word.is_empty() => {}
                it => {
                    self.end_word(found);
                    if is_letter(it) {
                        found.push(u32::from(it));
                    } else if !it.is_whitespace() && found.last().is_some_and(|it| *it != BREAK) {
                        found.push(BREAK);
                    }
                }
            }
        }
        self.end_word(found);
    }

    fn end_word(&mut self, found: &mut Vec<Symbol>) {
        if self.word.is_empty() {
            return;
        }
        let known = self.stems.get(self.word.as_str()).copied();
        found.push(known.unwrap_or_else(|| {
            let symbol = stem(&self.word);
            self.stems.insert(self.word.clone(), symbol);
            symbol
        }));
        self.word.clear();
    }
}

/// The symbol of a Latin word: the FNV-1a hash of its stem.
fn stem(word: &str) -> Symbol {
    let stem = waken_snowball::stem(Algorithm::English, word);
    STEM | stem.bytes().fold(0x811c_9dc5, |hash: u32, it| (hash ^ u32::from(it)).wrapping_mul(0x0100_0193))
}

/// Whether a symbol is the stem of a Latin word.
pub fn is_stem(it: Symbol) -> bool {
    it & STEM != 0
}

/// Whether a symbol is a Chinese character.
pub fn is_han(it: Symbol) -> bool {
    matches!(it, 0x3400..=0x9fff | 0xf900..=0xfaff)
}

/// Whether a symbol is a Hiragana letter.
pub fn is_hiragana(it: Symbol) -> bool {
    matches!(it, 0x3041..=0x309f)
}

/// Whether a symbol is a Hiragana or Katakana letter.
pub fn is_kana(it: Symbol) -> bool {
    matches!(it, 0x3041..=0x30ff)
}

/// Whether a character is a letter by itself; the suits of playing cards are words, too.
fn is_letter(it: char) -> bool {
    match it {
        '\u{4e00}'..='\u{9fff}' | 'ぁ'..='ゖ' | 'ァ'..='ヺ' | 'ー' | '\u{2660}'..='\u{2667}' => true,
        it => !it.is_ascii() && it.is_alphanumeric(),
    }
}

/// A character in its plainest form: small, of ordinary width, and as simplified Chinese writes it.
fn plainest(it: char) -> char {
    static HAN: LazyLock<Vec<char>> = LazyLock::new(|| {
        let mut table: Vec<char> = ('\u{4e00}'..='\u{9fff}').map(|it| plain(it).next().unwrap_or(it)).collect();
        for group in FORMS.split_whitespace() {
            let mut forms = group.chars();
            let simple = forms.next();
            for (it, simple) in forms.zip(std::iter::repeat(simple).flatten()) {
                table[it as usize - 0x4e00] = simple;
            }
        }
        table
    });
    match it {
        it if it.is_ascii() => it.to_ascii_lowercase(),
        '\u{4e00}'..='\u{9fff}' => HAN[it as usize - 0x4e00],
        // The outlines of the suits are the suits.
        '\u{2660}' | '\u{2664}' => '♠',
        '\u{2661}' | '\u{2665}' => '♥',
        '\u{2662}' | '\u{2666}' => '♦',
        '\u{2663}' | '\u{2667}' => '♣',
        '\u{3001}'..='\u{30ff}' => it,
        it => plain(it).next().unwrap_or(it),
    }
}

/// Characters that the words of players have in several forms, as far as [`plain`] does not know them: the simplified
/// Chinese form, then the others, most of them Japanese.
const FORMS: &str = "\
    丑醜 专専 丝糸 两両 丧喪 举舉 乘乗 亚亜 从従 价価 传伝 假仮 偿償 关関 兽獣 冻凍 击撃 剑剣 剩剰 劳労勞 单単 \
    卷巻捲 压圧 发発髪 变変 叠畳 吃喫 吗嗎 听聴 团団 围囲 图図 圆円 圈圏 坏壊 块塊 坟墳 垒塁壘 墙墻牆 增増 处処 \
    奖奨 娘嬢 实実 宫宮 宽寛 寝寢 对対 尔爾 币幣 带帯 帮幫 应応 废廃 弹弾彈 归帰 征徴 径逕 总総 恶悪惡 戏戯 \
    战戦 扑撲 抛拋 抵牴 拂払 拐枴 拥擁 拦攔 择択 拼拚 挂掛 捞撈 据拠 掳擄 插挿 揭掲 搜蒐捜 携攜 收収 效効 斗闘 \
    显顕 晋晉 晕暈 晚晩 曲麹 曾曽 札箚 权権 杯盃 样様 检検 棋棊 步歩 残殘 殴毆 每毎 气気 济済濟 涉渉 溃潰 满満 \
    潜潛 灵霊 烂爛 烧焼燒 牺犠犧 疗療 监監 碎砕 竞競 签簽籤 纵縦 纸紙 纽紐 经経 绕繞遶 绘絵 继継 续続 缘縁 缚縛 \
    缲繰 缺欠 罚罰 脸臉 营営營 藏蔵 衅釁 衔銜 觉覚 让譲 讯訊 讽諷 诅詛 诗詩 诘詰 请請 读読 贝貝 贡貢 贴貼 贵貴 \
    贽贄 赏賞 践踐 转転 轻軽輕 辟闢 边辺 迟遅 递逓 遗遺 醉酔 释釈 钝鈍 钥鑰 钻鑽 销銷 锋鋒 错錯 闪閃 问問 闻聞 \
    队隊 陷陥 隐隠 雾霧 面麺 顽頑 预預予 风風 饭飯 驱駆驅 驻駐 黑黒 默黙 齐斉 龙竜 龟亀";
