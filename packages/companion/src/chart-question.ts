import type { ChartAbout, ChartPart } from '@lumen/contracts/fortune/bus'

/** What a message wants to know of the sky: the user’s chart or one part of it, or a day of theirs. */
export type ChartQuestion =
  | { readonly about: Exclude<ChartAbout, 'chart'> }
  | { readonly about: 'chart'; readonly part?: ChartPart }

/** Parts of a chart by their names; the first that is met counts. Latin ones without accents. */
const parts: readonly (readonly [ChartPart, RegExp])[] = [
  [
    'animal',
    /生肖|属相|属什么|什么属相|属啥|干支は|の干支|何年生まれ|띠[가는를]?|\b(?:chinese (?:zodiac|sign|animal)|zodiac animal|(?:signe|animal) (?:astrologique )?chinois|zodiaque chinois|chinesische\w* (?:\w+ )?(?:sternzeichen|tierkreis\w*|horoskop|zeichen)|zodiaco chino|signo chino|animal (?:chino|chines)|zodiaco chines|signo chines)\b/,
  ],
  [
    'moon',
    /月亮|月星座|달 ?별자리|달자리|문 ?사인|\b(?:moon|lune|lunaire|mond\w*|luna|lunar|lua)\b/,
  ],
  [
    'rising',
    /上升|上昇|アセンダント|상승|어센던트|\b(?:rising|ascendant|aszendent\w*|ascendente)\b/,
  ],
  ['mercury', /水星(?!逆)|수성|\b(?:mercury|mercure|merkur|mercurio)\b/],
  ['venus', /金星|금성|\b(?:venus)\b/],
  ['mars', /火星|화성|\b(?:mars|marte)\b/],
  ['jupiter', /木星|목성|\b(?:jupiter)\b/],
  ['saturn', /土星|토성|\b(?:saturn|saturne|saturno)\b/],
  [
    'strength',
    /身强|身弱|身旺|日主.{0,3}[强弱旺]|身強|신강|신약|\b(?:(?:strong|weak) day master|day master (?:strong|weak))\b/,
  ],
  [
    'day-master',
    /日主|日元|日干|일간|일주|\b(?:day master|tagesmeister|maitre du jour|maestro del dia|mestre do dia|senhor do dia)\b/,
  ],
  [
    'luck',
    /大运|大運|대운|\b(?:luck pillars?|pilier de chance|glucks?saule|pilar de (?:la )?suerte|pilar de sorte)\b/,
  ],
  [
    'favourable',
    /喜用|用神|喜神|忌神|용신|희신|\b(?:favou?rable elements?|balancing elements?|useful god|ausgleichende\w* elemente?|elements? d equilibre|elementos? (?:favorables?|favoraveis|favoravel))\b/,
  ],
  [
    'elements',
    /五行|八字.{0,3}缺|缺.{0,2}[金木水火土]|오행|\b(?:(?:which|what) elements?|five elements|my elements?|(?:funf )?elemente|mein element|welches element|(?:cinq |mes |quels? )elements?|mon element|(?:cinco |mis |que |cual )elementos?|mi elemento|meus? elementos?|qual elemento)\b/,
  ],
  [
    'pillars',
    /八字|四柱|命盘|命式|사주|명식|\b(?:four pillars|bazi|vier saulen|quatre piliers|cuatro pilares|quatro pilares)\b/,
  ],
  [
    'sun',
    /太阳星座|太阳在|什么星座|(?:我的?|是什么|啥)星座|太陽星座|(?:私|僕|俺)の星座|星座は(?:何|なに)|별자리|\b(?:sun sign|star sign|zodiac sign|signe solaire|(?:mon|quel) signe|sternzeichen|(?:mi|que) signo|signo solar|meu signo|qual signo)\b/,
  ],
]

/** Words of charts, in all eight languages; Latin ones without accents. */
const chartWords =
  /星盘|命盘|本命|八字|四柱|日主|日元|喜用|用神|五行|大运|我的?上升|上升星?座?是|(?:太阳|月亮)星座|(?:我的?(?:太阳|月亮|水星|金星|火星|木星|土星)).{0,3}(?:在|落|星座)|我(?:的|是(?:什么|啥|哪个))?星座|我的?(?:生肖|属相)|我(?:是)?属(?:什么|啥)|身[强旺弱](?:还是|吗)|我(?:是)?身[强旺弱]|命理|ホロスコープ|出生図|命式|四柱推命|(?:私|僕|俺|わたし)の(?:星座|干支|月星座|太陽星座|五行|上昇|日主|水星|金星|火星|木星|土星)|私は何座|アセンダント|사주|명식|(?:출생|네이탈|내|제) ?차트|별자리(?:가|는|를|이|에)? ?(?:뭐|뭔|무엇|무슨|알|어디)?|상승궁|어센던트|일간|(?:무슨|내|제|나의) ?띠|띠가|(?:내|제) ?(?:오행|수성|금성|화성|목성|토성)|대운|용신|\b(?:birth chart|natal chart|(?:my|read the) chart|my (?:sun|moon|rising|mercury|venus|mars|jupiter|saturn)|(?:moon|rising|sun|star|zodiac) sign|chinese (?:zodiac|sign)|zodiac animal|ascendant|day master|four pillars|bazi|(?:which|what) elements? (?:am|do) i|my (?:five )?elements|theme astral|theme natal|carte du ciel|mon (?:signe|ascendant|theme|maitre du jour|mercure|jupiter|saturne|mars|animal chinois|element)|ma (?:venus|lune)|quel signe suis je|signe (?:lunaire|solaire|chinois)|geburtshoroskop\w*|radix|mein\w* (?:sternzeichen|aszendent\w*|mondzeichen|tierkreiszeichen|tagesmeister\w*|mond|venus|merkur|mars|jupiter|saturn|element)|(?:welches|was fur ein) (?:sternzeichen|tierkreiszeichen|element)|chinesische\w* (?:sternzeichen|tierkreis\w*)|geburtsblatt|vier saulen|carta (?:astral|natal)|(?:mi|que) (?:signo|ascendente)|mi (?:luna|venus|mercurio|marte|jupiter|saturno|maestro del dia|elemento|animal)|signo (?:lunar|solar|chino|chines)|zodiaco (?:chino|chines)|mapa (?:astral|natal)|(?:meu|que) (?:signo|ascendente)|(?:meu|minha) (?:lua|venus|mercurio|marte|jupiter|saturno|mestre do dia|elemento)|cuatro pilares|quatro pilares|quatre piliers)\b/

/** Words of luck and of the stars’ day, in all eight languages. */
const luckWords =
  /运势|运气|运程|水逆|流年|流日|行运|今日宜|運勢|占って|運がいい|운세|\b(?:horoscop\w*|horoskop\w*|my luck|lucky|mercury (?:is )?(?:in )?retrograde|transits?|(?:do|are) the stars say\w*|stars (?:say|saying)|mercure retrograde|(?:disent|annoncent) les (?:astres|etoiles)|mercurio retrogrado|dicen (?:los astros|las estrellas)|dizem (?:os astros|as estrelas)|sagen (?:mir )?die sterne|ruckl\w+ merkur|ma chance|mein gluck|gluck (?:heute|habe ich)|mi suerte|minha sorte)\b/

/** How the day will be, in all eight languages: asked of the user’s day, not of the weather or of the companion’s own. */
const dayWords =
  /(?:今天|今日|今晚|明天|本周|这周|这个?月|今年).{0,6}(?:怎么样|怎样|如何|顺不顺|顺利|宜|忌|适合|该注意|要注意|会好吗|什么日子)|(?:今日|明日|今週|今月|今年)(?:は|の)?.{0,6}(?:どう|運|気をつけ|いい日|どんな日)|(?:오늘|내일|이번 주|이번 달|올해).{0,8}(?:어때|어떨|어떤|조심|괜찮)|\b(?:how (?:will|does|is) (?:my )?(?:day|today|week|month|year|tomorrow)|what (?:does|will) (?:today|my day|this week|tomorrow) (?:bring|hold|look like)|(?:is|will) (?:today|tomorrow|this week) (?:be )?a good (?:day|week)|what should i (?:watch|look) out for today|comment (?:sera|s annonce) (?:ma|la|cette|mon) (?:journee|semaine|mois|annee)|que me reserve|wie wird (?:(?:mein|meine|der|die) (?:tag|woche|monat)|(?:mein|das) jahr|heute|morgen)|wie (?:steht|sieht) (?:es )?(?:heute|morgen) (?:fur|um|bei) mi(?:ch|r)|was (?:bringt|erwartet) (?:mir |mich )?(?:heute|der tag|die woche|morgen)|worauf (?:soll|muss) ich heute achten|como (?:sera|me ira|ira|vai ser) (?:mi |el |la |(?:[oa] )?(?:meu |minha )?)?(?:dia|hoy|hoje|semana|manana|amanha)|que me (?:espera|depara)|o que (?:me espera|hoje reserva))\b/
const otherDays =
  /天气|气温|下雨|几号|星期几|周几|几点|[你您]的?(?:今天|今日|今晚|明天)|(?:今天|今日|今晚|明天)[你您他她]|过得|心情|吃|喝|穿|天気|気温|気分|あなた|きみ|ごはん|ご飯|食べ|どうし|だった|何日|何曜日|날씨|기온|비가|기분|컨디션|너는|넌|당신|먹|며칠|무슨 요일|\b(?:weather|temperature|rain|meteo|pleuvoir|wetter|temperatur|regnen|clima|llover|chover)\b/

/** Another span than today, in all eight languages. */
const spans: readonly (readonly [Exclude<ChartAbout, 'chart' | 'today'>, RegExp])[] = [
  [
    'tomorrow',
    /明天|明日|내일|\b(?:tomorrow|demain|(?<!heute )morgen|(?<!(?:esta|la) )manana|amanha)\b/,
  ],
  [
    'week',
    /本周|这周|这个?星期|这个?礼拜|近期|最近|今週|이번 ?주|\b(?:week|semaine|woche|semana)\b/,
  ],
  [
    'month',
    /本月|这个?月|今月|이번 ?달|\b(?:month|mois|monat|(?:este|del|do|neste|no|proximo) mes)\b/,
  ],
  ['year', /今年|流年|올해|\b(?:this year|my year|annee|jahr|ano)\b/],
]

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

const firstOf = <T>(rules: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
  rules.find(([, words]) => words.test(text))?.[0]

/** Whether a message asks about the user’s chart or day; null for everything else. */
export function chartQuestionOf(message: string): ChartQuestion | null {
  if (message.length > longest) return null
  const text = plain(message)
  if (luckWords.test(text) || (dayWords.test(text) && !otherDays.test(text)))
    return { about: firstOf(spans, text) ?? 'today' }
  if (!chartWords.test(text)) return null
  const part = firstOf(parts, text)
  return part === undefined ? { about: 'chart' } : { about: 'chart', part }
}

const wishes =
  /[?？]|吗|呢|什么|啥|哪|怎|如何|(.)不\1|还是|帮我|给我|看看|看一下|算|讲讲|说说|分析|解读|聊聊|教えて|見て|見せ|占って|알려|말해|봐 ?[줘주]|\b(?:tell|read|show|explain|look at|parle\w*|dis|lis|lisez|montre\w*|explique\w*|raconte\w*|erzahl\w*|sag|lies|zeig|erklar\w*|deute|habla\w*|cuenta\w*|dime|lee|muestra\w*|explica\w*|fale|fala|conte|conta|diga|diz|leia|mostre|mostra|explique)\b/

/** Whether a message asks to hear something, without the mark of a question or with it. */
export const wishesToHear = (message: string): boolean => wishes.test(plain(message))
