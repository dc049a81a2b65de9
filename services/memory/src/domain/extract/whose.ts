import type { Language } from '@lumen/contracts/languages'
import { planPatterns } from './plan-patterns.ts'

/**
 * Somebody else as the one that a clause tells of: pronouns, people in general, hearsay. Where
 * languages do without the speaker's pronoun, a clause that names nobody else is the speaker's.
 */
const others: Readonly<Record<Language, RegExp>> = {
  zh: /他|她|它|你|您|人家|别人|有人|大家|谁|同事|老板|领导|朋友|同学|邻居|室友|老师|隔壁|客户|网友|小[王李张刘陈]|老[王李张刘陈]|(?:^|[^我])(?:家|孩子|儿子|女儿)(?:被|在|得)|(?:妈|爸|哥|姐|弟|妹|爷爷|奶奶|外婆|外公|老公|老婆|男友|女友)(?:她|他)?(?:今|昨|又|也|刚|终|被|在|要|升|得|考|辞|住|离|怀|生|$)/u,
  en: /\b(?:he|she|they|you|someone|somebody|people|everyone|everybody|who|apparently)\b|^(?:my|his|her|their|the|our|your|this|that|these|some|a|an) /,
  ja: /(?:彼女?|あの[人子]|[一-龠ァ-ヶぁ-ん]{1,6}(?:さん|くん|ちゃん|の人)|友達|友だち|友人|同僚|上司|先輩|後輩|隣|部長|誰か|みんな|妹|弟|姉|兄|母|父|親|夫|妻|旦那|娘|息子|祖父|祖母)(?:が|は|も|って)|(?:彼女|友達|友人|同僚|上司)$/u,
  ko: /(?:^|\s)(?:그|걔|쟤|너|친구|동료|상사|사람들?|팀장님?|부장님?|선배|후배|누가|다들|엄마|아빠|언니|누나|오빠|형|동생|여동생|남동생|남편|아내|할머니|할아버지|딸|아들|이모|삼촌)(?:가|이|은|는|도|께서)?(?=\s|$)/u,
  fr: /(?:^|[\s'])(?:il|elle|ils|elles|tu|vous|quelqu'un|les gens)(?=\s)|^(?:(?:mon|ma|mes|son|sa|ses|ton|ta|le|la|les|une?|des|ce|cette) |l')/u,
  de: /(?:^|\s)(?:er|sie|du|ihr|man|jemand|wer|alle|leute|angeblich)(?=\s)|^(?:mein|meine|sein|seine|ihr|ihre|der|die|das|ein|eine|unser|unsere) /u,
  es: /(?:^|\s)(?:él|ella|ellos|ellas|tú|usted|vos|alguien|la gente|todos)(?=\s)|^(?:mi|mis|su|sus|tu|tus|el|la|los|las|una?) /u,
  pt: /(?:^|\s)(?:ele|ela|eles|elas|você|vocês|alguém|as pessoas|todo mundo)(?=\s)|^(?:meu|minha|meus|minhas|seu|sua|o|a|os|as|uma?) /u,
}

/** The user's own part in what is told of several: 和男朋友吵架 is theirs as well. */
const companions: Readonly<Record<Language, RegExp | null>> = {
  zh: /(?:和|跟|同|与|给|陪|对|被|让|为|跟着)(?:我|我的|我家)?[^，,和跟]{0,4}?(?:男朋友|女朋友|男友|女友|好朋友|朋友|闺蜜|老公|老婆|室友|舍友|同事|老板|领导|同学|邻居|对象|爸妈|妈妈|爸爸|妈|爸|姐姐|妹妹|哥哥|弟弟|姐|妹|哥|弟|儿子|女儿|孩子|他们|她们|他|她)/gu,
  ja: /[^、がはも]{1,8}(?:と|に)(?=[^い言思])/gu,
  ko: /(?:^|\s)\S{1,8}(?:이?랑|하고|와|과|한테|에게)(?=\s)/gu,
  en: null,
  fr: null,
  de: null,
  es: null,
  pt: null,
}

/** "I" and "me", without what is merely mine: "my dad quit" is of him. */
const self: Readonly<Record<Language, RegExp>> = {
  zh: /我(?![妈爸姐妹哥弟爷奶家的]|老|男|女|儿|闺|朋|室|同|们)|我们/u,
  en: /\b(?:i|i'm|i've|i'd|i'll|me|we|we're|we've|us)\b/,
  ja: /(?:私|僕|俺|わたし|ぼく|自分)(?!の)/u,
  ko: /(?:^|\s)(?:나|나는|난|내가|저|저는|전|제가|우리는)(?=\s)/u,
  fr: /(?:^|\s)(?:je|j'|me |m'|on |nous )/u,
  de: /(?:^|\s)(?:ich|mir|mich|wir|uns)(?=\s|$)/u,
  es: /(?:^|\s)(?:yo|me|nos)(?=\s)/u,
  pt: /(?:^|\s)(?:eu|me|nos|a gente)(?=\s)/u,
}

/** A film, a book, a dream, the news: what happens there has happened to nobody of theirs. */
const invented: Readonly<Record<Language, RegExp>> = {
  zh: /(?:这|那|的)(?:个|条)?视频|综艺|段子|电影|电视剧|追剧|(?:这|那|一)部剧|小说|漫画|动漫|主角|主人公|男主|女主|结局|新闻|游戏里|剧里|热搜|听说|据说|(?:同事|朋友|闺蜜|室友|他|她|老板|老师|邻居|别人|有人)们?(?:跟我|对我)?(?:说|讲|抱怨|吐槽)(?!我)/u,
  en: /\b(?:movie|film|show|series|episode|novel|book|character|anime|drama|story|news|(?<!my |biggest |lifelong |big )dream|dreamt|dreamed|apparently|heard that|says?|said|told me)\b/,
  ja: /映画|ドラマ|アニメ|小説|漫画|マンガ|主人公|ニュース|物語|夢で|夢に|らしい|って(?:言|聞)|と(?:言って|聞い)|んだって$|だそう/u,
  ko: /영화|드라마|소설|만화|웹툰|애니|주인공|뉴스|꿈에|꿈에서|대요?(?=[\s.!]*$)(?<![기침최상]대)|[았었했였갔왔졌뒀싶간온한]대(?=\s|$)|다고 (?:하|해|들)/u,
  fr: /(?:^|[\s'])(?:film|série|livre|roman|épisode|personnage|animé|histoire|infos|rêve(?!,? (?:c'est|est|a toujours|serait))|rêvé|paraît|dit que|me dit|m'a dit)(?=\s|$)/u,
  de: /(?:^|\s)(?:film|serie|buch|roman|folge|figur|anime|geschichte|nachrichten|traum(?! (?:ist|war immer|wäre))|geträumt|angeblich|meint|meinte|sagt|sagte|erzählt)(?=[\s,]|$)/u,
  es: /(?:^|\s)(?:película|peli|serie|libro|novela|capítulo|personaje|anime|historia|noticias|sueño(?! (?:es|siempre|sería))|soñé|dice|dijo|dicen|parece que)(?=[\s,]|$)/u,
  pt: /(?:^|\s)(?:filme|série|livro|novela|episódio|personagem|anime|história|notícias|jornal|sonho(?! (?:é|sempre|seria))|sonhei|disse|diz|falou|dizem|parece que)(?=[\s,]|$)/u,
}

export const namesSelf = (read: string, language: Language): boolean => self[language].test(read)

/** Whether what stands in a text is told of no real life. */
export const isInvented = (read: string, language: Language): boolean =>
  invented[language].test(read)

/**
 * Whether the speaker is whom a clause tells of up to `at`: they name themselves, or nobody else.
 *
 * @param read a clause as `asRead` gives it
 * @param end where the words of what happened end: "he dumped me" is of the speaker
 */
export function tellsOfSelf(read: string, language: Language, at = read.length, end = at): boolean {
  const companion = companions[language]
  const start = read.slice(0, at)
  const before = companion === null ? start : start.replace(companion, '')
  if (self[language].test(companion === null ? read.slice(0, end) : before)) return true
  return !others[language].test(before.replace(planPatterns[language].soon, '').trimStart())
}
