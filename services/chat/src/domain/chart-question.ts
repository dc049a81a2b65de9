import type { ChartPart } from '@lumen/contracts/fortune/bus'

/** What a message wants to know of the sky: the user’s chart or one part of it, or their day. */
export type ChartQuestion =
  | { readonly about: 'today' }
  | { readonly about: 'chart'; readonly part?: ChartPart }

/** Parts of a chart by their names; the first that is met counts. */
const parts: readonly (readonly [ChartPart, RegExp])[] = [
  ['moon', /月亮|月星座|달 ?별자리|문 ?사인|\b(?:moon|lune|lunaire|mond\w*|luna|lunar|lua)\b/],
  ['rising', /上升|アセンダント|상승|\b(?:rising|ascendant|aszendent|ascendente)\b/],
  [
    'day-master',
    /日主|일간|\b(?:day master|tagesmeister|maitre du jour|maestro del dia|mestre do dia)\b/,
  ],
  ['strength', /身强|身弱|身旺|신강|신약/],
  [
    'sun',
    /太阳星座|(?:我的?|是什么)星座|太陽星座|(?:私|僕|俺)の星座|별자리|\b(?:sun sign|star sign|zodiac sign|signe solaire|mon signe|sternzeichen|mi signo|signo solar|meu signo)\b/,
  ],
]
const partOf = (text: string): { part?: ChartPart } => {
  const found = parts.find(([, words]) => words.test(text))
  return found === undefined ? {} : { part: found[0] }
}

/** Words of charts, in all eight languages; Latin ones without accents. */
const chartWords =
  /星盘|命盘|本命|八字|四柱|日主|喜用|五行|大运|上升星?座?是|(?:太阳|月亮)星座|我(?:的|是什么)?星座|我的?生肖|命理|ホロスコープ|出生図|命式|四柱推命|(?:私|僕|俺)の(?:星座|干支|月星座|太陽星座)|アセンダント|사주|명식|차트|별자리(?:가|는|를)? ?(?:뭐|무엇|알)|상승궁|일간|띠가|\b(?:birth chart|natal chart|my chart|my (?:sun|moon|rising) sign|star sign|zodiac sign|ascendant|day master|four pillars|bazi|theme astral|theme natal|carte du ciel|mon (?:signe|ascendant)|signe lunaire|geburtshoroskop|radix|mein (?:sternzeichen|aszendent|mondzeichen)|geburtsblatt|vier saulen|carta (?:astral|natal)|mi (?:signo|ascendente)|signo lunar|mapa astral|mapa natal|meu (?:signo|ascendente)|cuatro pilares|quatro pilares|quatre piliers)\b/
/** Words of the day, and of luck. */
const dayWords =
  /运势|运气|水逆|流年|流日|行运|今日宜|(?:今天|今日|今晚|明天|本周|这周|这个?月|今年).{0,6}(?:怎么样|怎样|如何|顺不顺|顺利|宜|忌|适合|该注意|要注意|会好吗|什么日子)|運勢|(?:今日|明日|今週|今月|今年)(?:は|の)?.{0,6}(?:どう|運|気をつけ|いい日|どんな日)|占って|운세|(?:오늘|내일|이번 주|이번 달|올해).{0,8}(?:어때|어떨|어떤|조심|괜찮)|\b(?:horoscop\w*|my luck|lucky|mercury (?:is )?(?:in )?retrograde|transits?|mercure retrograde|mercurio retrogrado|ruckl\w+ merkur|how (?:will|does|is) (?:my )?(?:day|today|week|month|tomorrow)|what (?:does|will) (?:today|my day|this week|tomorrow) (?:bring|hold|look like)|what should i (?:watch|look) out for today|comment (?:sera|s annonce) (?:ma|la|cette) (?:journee|semaine)|que me reserve|ma chance|wie wird (?:mein|der|heute|die|meine) ?(?:tag|woche)?|was (?:bringt|erwartet) (?:mir |mich )?(?:heute|der tag|die woche|morgen)|worauf (?:soll|muss) ich heute achten|mein gluck|como (?:sera|me ira|ira|vai ser) (?:mi |meu |o |el |la |minha |a )?(?:dia|hoy|hoje|semana)|que me (?:espera|depara)|o que (?:me espera|hoje reserva)|mi suerte|minha sorte)\b/

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, (mark) => (/[\u3099\u309a]/.test(mark) ? mark : ''))
    .normalize('NFC')
    .replace(/[’'`´-]/g, ' ')

/** Messages longer than this tell of something else, whatever words they hold. */
const longest = 400

/** Whether a message asks about the user’s chart or day; null for everything else. */
export function chartQuestionOf(message: string): ChartQuestion | null {
  if (message.length > longest) return null
  const text = plain(message)
  if (dayWords.test(text)) return { about: 'today' }
  return chartWords.test(text) ? { about: 'chart', ...partOf(text) } : null
}
