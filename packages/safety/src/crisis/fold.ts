/**
 * Characters are folded before anything is compared, in messages and in the rules alike, so that
 * one spelling in a rule stands for all of its disguises.
 */

const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs(
    // Cyrillic and Greek letters drawn like Latin ones
    'аa еe оo рp сc уy хx іi ѕs јj кk мm тt нh вb ԁd ɡg ӏl αa εe οo ρp τt υu νv κk ιi ' +
      // letters whose accent is not a combining mark, and Latin look-alikes
      'øo łl đd ħh ıi ŀl ɑa ɩi ʟl ɴn ʀr ᴀa ᴅd ᴇe ᴋk ᴍm ᴏo ᴛt ᴜu ꜱs ᴄc ʏy ʜh ɪi ᴘp ᴡw ' +
      // small kana are written for effect
      'ぁあ ぃい ぅう ぇえ ぉお っつ ゃや ゅゆ ょよ ゎわ ゔう',
  ),
)

/** Traditional and Japanese forms of the characters that occur in the rules, to the simplified ones. */
const simplified: ReadonlyMap<string, string> = new Map(
  pairs(
    '殺杀 歿殁 還还 沒没 個个 們们 無无 義义 離离 開开 傷伤 藥药 薬药 樓楼 後后 對对 対对 說说 説说 話话 電电 視视 ' +
      '劇剧 書书 給给 讓让 會会 會会 來来 過过 這这 裡里 裏里 樣样 様样 麼么 嗎吗 為为 爲为 寫写 遺遗 遠远 覺觉 覚觉 ' +
      '應应 該该 辦办 問问 題题 親亲 媽妈 爺爷 媳媳 哥哥 嬸婶 歲岁 嵗岁 斷断 斬斩 頭头 腦脑 腸肠 頸颈 頂顶 橋桥 軌轨 車车 ' +
      '鐵铁 鉄铁 駅站 跡迹 繩绳 縄绳 燒烧 焼烧 灣湾 瀕濒 滅灭 絕绝 絶绝 望望 結结 終终 繼继 継继 續续 続续 總总 総总 ' +
      '關关 閉闭 愛爱 戀恋 恋恋 惡恶 悪恶 憶忆 懷怀 擔担 負负 債债 費费 賤贱 賣卖 買买 資资 質质 贏赢 輕轻 軽轻 選选 ' +
      '輸输 連连 週周 進进 運运 達达 遊游 遭遭 適适 邊边 鄰邻 醫医 醜丑 針针 鋒锋 錢钱 鍾钟 鎮镇 門门 間间 隊队 陽阳 際际 ' +
      '隨随 難难 靜静 静静 響响 順顺 願愿 風风 飛飞 飯饭 餓饿 飢饥 饑饥 養养 餘余 驗验 験验 體体 髒脏 魚鱼 點点 龍龙 ' +
      '傾倾 傷伤 價价 僅仅 儘尽 盡尽 優优 內内 兩两 両两 凍冻 別别 剛刚 動动 務务 勵励 勸劝 區区 協协 單单 単单 卻却 ' +
      '厭厌 參参 雙双 發发 髮发 変变 變变 嘆叹 嚇吓 嚴严 囑嘱 國国 圍围 園园 圖图 団团 團团 報报 場场 墜坠 墮堕 壓压 壞坏 ' +
      '夢梦 夠够 奪夺 媽妈 婦妇 學学 實实 寧宁 審审 導导 將将 専专 專专 尋寻 屆届 層层 嵐岚 帳帐 帶带 帯带 幫帮 幹干 乾干 ' +
      '廢废 張张 強强 彈弹 從从 復复 徵征 恆恒 悶闷 惱恼 慘惨 慮虑 憂忧 戰战 戲戏 戯戏 戶户 戸户 掃扫 掙挣 換换 揮挥 損损 ' +
      '搶抢 撐撑 擇择 擊击 據据 擠挤 擺摆 攢攒 攔拦 敗败 敵敌 數数 斃毙 斷断 於于 時时 書书 東东 條条 棄弃 業业 極极 樂乐 ' +
      '権权 樹树 機机 檢检 欄栏 歡欢 歷历 歸归 毀毁 氣气 気气 決决 況况 淚泪 淺浅 測测 湊凑 溫温 滅灭 滿满 漢汉 潔洁 ' +
      '濕湿 災灾 為为 烏乌 煩烦 煉炼 練练 炭炭 熱热 燈灯 爛烂 牆墙 狀状 獄狱 獨独 獲获 現现 瑣琐 瓦瓦 產产 畫画 當当 ' +
      '療疗 瘋疯 癒愈 皺皱 盤盘 確确 祕秘 禍祸 禮礼 種种 稱称 穩稳 窩窝 競竞 筆笔 節节 範范 簡简 糾纠 紀纪 約约 紅红 ' +
      '紙纸 級级 細细 組组 絡络 統统 絲丝 經经 綁绑 網网 線线 緊紧 緒绪 締缔 編编 緩缓 縱纵 織织 罰罚 罵骂 習习 聞闻 ' +
      '聯联 聲声 聽听 肅肃 脫脱 脹胀 臉脸 臨临 興兴 舊旧 艱艰 節节 華华 萬万 葉叶 著着 蓋盖 處处 処处 號号 虧亏 血血 術术 ' +
      '衝冲 補补 裝装 製制 複复 襲袭 見见 規规 觀观 計计 訊讯 討讨 訓训 託托 記记 設设 許许 訴诉 診诊 詐诈 評评 詞词 試试 ' +
      '詩诗 誇夸 認认 語语 誤误 誰谁 課课 談谈 請请 論论 諮谘 謀谋 謊谎 謝谢 證证 識识 警警 議议 護护 讀读 貓猫 財财 責责 ' +
      '貧贫 貴贵 賠赔 趕赶 跡迹 踐践 躍跃 躲躲 軀躯 軟软 載载 輩辈 轉转 転转 辭辞 農农 遲迟 邏逻 鄉乡 釋释 鈴铃 銷销 鎖锁 ' +
      '鏡镜 闆板 陣阵 陰阴 陳陈 險险 隱隐 雞鸡 雜杂 雲云 霧雾 頓顿 須须 領领 頻频 顆颗 類类 顧顾 飄飘 馬马 駕驾 騙骗 ' +
      '驚惊 鬆松 鬥斗 鬧闹 鬱郁 麗丽 黨党 齊齐 悔悔 剎刹 囘回 瞭了 妳你 牠它 祢你 喫吃 掛挂 姊姐 啲的 喺在 冇没 佢他',
  ),
)

function pairs(list: string): [string, string][] {
  return list.split(' ').flatMap((pair) => {
    const [from, to] = [...pair]
    return from !== undefined && to !== undefined ? [[from, to] as [string, string]] : []
  })
}

const plainAscii = /^[\x20-\x7e\n\t\r]*$/
const invisible =
  /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufe00-\ufe0f\u0300-\u036f\u20d0-\u20ff]/u
const accentedLatin = /[\u00c0-\u024f\u1e00-\u1eff]/

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x80) return character
  if (code >= 0xac00 && code <= 0xd7a3) return character
  if (code >= 0x4e00 && code <= 0x9fff) return simplified.get(character) ?? character
  if (character === 'ー' || character === '〜') return ''
  if (code >= 0x30a1 && code <= 0x30f6) {
    const hiragana = String.fromCharCode(code - 0x60)
    return lookAlikes.get(hiragana) ?? hiragana
  }
  const other = lookAlikes.get(character)
  if (other !== undefined) return other
  if (character === 'ß') return 'ss'
  if (character === 'æ') return 'ae'
  if (character === 'œ') return 'oe'
  if (invisible.test(character)) return ''
  if (accentedLatin.test(character)) return character.normalize('NFD').charAt(0)
  return character
}

/**
 * Compatibility forms (full and half width, circled, mathematical letters), case, accents,
 * look-alike letters, katakana, traditional characters and invisible characters folded away.
 * Linear in the length of the text.
 */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase().replaceAll('`', "'")
  let folded = ''
  for (const character of text
    .replace(/[’‘ʼ´`＇′]/g, "'")
    .normalize('NFKC')
    .toLowerCase()) {
    folded += foldCharacter(character)
  }
  return folded
}

/**
 * Rewrites pauses as plain punctuation: dots in a row, lone dashes and single line breaks part
 * clauses, an empty line parts sentences. Titles in 《》 are left out: nobody speaks in them.
 */
export function foldPauses(folded: string): string {
  return folded
    .replace(/《[^》]{3,60}》/g, ',')
    .replace(/\s*\n\s*\n\s*/g, '。')
    .replace(/[.。]{2,}/g, ',')
    .replace(/\n/g, ',')
    .replace(/ [-–—]+ /g, ', ')
}
