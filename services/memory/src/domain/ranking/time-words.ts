import { calendarOf, dayOf, lastDateOf, weekdayOf, type Day } from '@lumen/understanding/days'

/** Months by their names and abbreviations, without dots, in the five Latin languages. */
export const monthNames: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'january jan janvier januar januario janeiro enero ene',
    'february feb fevrier février februar febrero fevereiro fev',
    'march mar mars märz maerz marzo março marco',
    'april apr avril abril abr',
    'may mai mayo maio',
    'june jun juin juni junio junho',
    'july jul juillet juli julio julho',
    'august aug août aout agosto ago',
    'september sep sept septembre septiembre setembro set',
    'october oct octobre oktober okt octubre outubro out',
    'november nov novembre noviembre novembro',
    'december dec décembre decembre dezember dez diciembre dic dezembro',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])),
)

const weekdays = [
  'sunday dimanche sonntag domingo',
  'monday lundi montag lunes',
  'tuesday mardi dienstag martes',
  'wednesday mercredi mittwoch miércoles',
  'thursday jeudi donnerstag jueves',
  'friday vendredi freitag viernes',
  'saturday samedi samstag sábado',
].flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index]))

/** "last Friday", "on Friday", "vendredi dernier": the one that was last. */
export const weekdayNames = {
  pattern: new RegExp(
    `(?<=\\b(?:last|on|this|past|previous|letzten|am|el|le)\\s)(${weekdays.map(([name]) => name).join('|')})\\b`,
    'giu',
  ),
  numbers: Object.fromEntries(weekdays) as Readonly<Record<string, number>>,
}

type Span = { from: Day; to: Day }
type Relative = {
  readonly pattern: RegExp
  readonly read: (today: Day, groups: readonly (string | undefined)[]) => Span
}

const daysBack =
  (days: number) =>
  (today: Day): Span => ({ from: today - days, to: today - days })

/** Monday to Sunday, `weeks` before today's. */
function week(today: Day, weeks: number): Span {
  const monday = today - ((weekdayOf(today) + 6) % 7) - weeks * 7
  return { from: monday, to: monday + 6 }
}

function month(today: Day, back: number): Span {
  const { year, month: current } = calendarOf(today)
  const index = year * 12 + current - 1 - back
  const inYear = Math.floor(index / 12)
  const inMonth = (index % 12) + 1
  return {
    from: dayOf(inYear, inMonth, 1),
    to: dayOf(inYear, inMonth, lastDateOf(inYear, inMonth)),
  }
}

function year(today: Day, back: number): Span {
  const of = calendarOf(today).year - back
  return { from: dayOf(of, 1, 1), to: dayOf(of, 12, 31) }
}

const numerals: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  couple: 2,
  few: 3,
  several: 3,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  ein: 1,
  einem: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  três: 3,
  quatro: 4,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  几: 3,
  半: 6,
  한: 1,
  두: 2,
  세: 3,
  네: 4,
}
const count = (text: string | undefined): number => {
  const word = (text ?? '').toLowerCase()
  const value = /^\d+$/.test(word) ? Number(word) : (numerals[word] ?? 1)
  return Math.min(value, 1_000)
}

const unitDays = (unit: string): 'day' | 'week' | 'month' | 'year' =>
  /^(?:day|tag|jour|d[ií]a|天|日|일)/iu.test(unit)
    ? 'day'
    : /^(?:week|woche|semaine|semana|周|週|星期|礼拜|주)/iu.test(unit)
      ? 'week'
      : /^(?:month|monat|mois|m[eê]s|个?月|個月|か月|ヶ月|달|개월)/iu.test(unit)
        ? 'month'
        : 'year'

/** "three weeks ago": the coarser the unit, the wider what it may mean. */
function ago(today: Day, amount: number, unit: string): Span {
  const kind = unitDays(unit)
  if (kind === 'day')
    return {
      from: today - amount - (amount > 4 ? 2 : 0),
      to: today - amount + (amount > 4 ? 2 : 0),
    }
  if (kind === 'week') return { from: today - amount * 7 - 3, to: today - amount * 7 + 3 }
  return kind === 'month' ? month(today, amount) : year(today, amount)
}

/** Times counted from the day they are named on, longer forms first. */
export const relativeTimes: readonly Relative[] = [
  { pattern: /大前天|삼일 ?전/gu, read: daysBack(3) },
  {
    pattern:
      /前天|一昨日|おととい|그저께|the day before yesterday|avant-hier|vorgestern|anteayer|anteontem/giu,
    read: daysBack(2),
  },
  {
    pattern:
      /昨天|昨晚|昨日|昨夜|きのう|어제|어젯밤|\byesterday\b|\blast night\b|\bhier\b|\bgestern\b|\bayer\b|\banoche\b|\bontem\b/giu,
    read: daysBack(1),
  },
  {
    pattern:
      /今天|今早|今晚|今日|오늘|\btoday\b|\btonight\b|\bthis morning\b|aujourd'hui|\bheute\b|\bhoy\b|\bhoje\b/giu,
    read: daysBack(0),
  },
  {
    pattern:
      /(\d+|[一两二三四五六七八九十几半])\s*(天|日|周|週間?|个?星期|个?礼拜|个月|個月|か月|ヶ月|年)(?:以?前)/gu,
    read: (today, [amount, unit]) => ago(today, count(amount), unit ?? ''),
  },
  {
    pattern: /(\d+|한|두|세|네)\s*(일|주일?|달|개월|년)\s*전/gu,
    read: (today, [amount, unit]) => ago(today, count(amount), unit ?? ''),
  },
  {
    pattern:
      /\b(\d+|an?|one|two|three|four|five|six|seven|couple|few|several)(?:\s+of)?\s+(days?|weeks?|months?|years?)\s+(?:ago|before|earlier|back)\b/giu,
    read: (today, [amount, unit]) => ago(today, count(amount), unit ?? ''),
  },
  {
    pattern: /\bil y a (\d+|une?|deux|trois|quatre)\s+(jours?|semaines?|mois|ans?|années?)/giu,
    read: (today, [amount, unit]) => ago(today, count(amount), unit ?? ''),
  },
  {
    pattern:
      /\bvor (\d+|eine[mr]|zwei|drei|vier)\s+(tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?)/giu,
    read: (today, [amount, unit]) => ago(today, count(amount), unit ?? ''),
  },
  {
    pattern:
      /\b(?:hace|há|faz) (\d+|una?|uma?|dos|dois|duas|tres|três|cuatro|quatro)\s+(d[ií]as?|semanas?|mes(?:es)?|mês|años?|anos?)/giu,
    read: (today, [amount, unit]) => ago(today, count(amount), unit ?? ''),
  },
  { pattern: /上上周|上上个?星期|先々週|지지난주/gu, read: (today) => week(today, 2) },
  {
    pattern:
      /上个?周末|先週末|지난 ?주말|\blast weekend\b|le week-end dernier|letztes wochenende|el fin de semana pasado|fim de semana passado/giu,
    read: (today) => ({ from: week(today, 1).from + 4, to: week(today, 1).to }),
  },
  {
    pattern:
      /上个?周|上个?星期|上个?礼拜|先週|지난 ?주|\b(?:last|past|previous) week\b|la semaine dernière|letzte woche|la semana pasada|semana passada/giu,
    read: (today) => week(today, 1),
  },
  {
    pattern:
      /这个?周|本周|这个?星期|今週|이번 ?주|\bthis week(?:end)?\b|cette semaine|diese woche|esta semana/giu,
    read: (today) => week(today, 0),
  },
  {
    pattern:
      /上个?月|先月|지난 ?달|\b(?:last|past|previous) month\b|le mois dernier|letzten monat|el mes pasado|mês passado/giu,
    read: (today) => month(today, 1),
  },
  {
    pattern: /这个?月|本月|今月|이번 ?달|\bthis month\b|ce mois-ci|diesen monat|este m[eê]s/giu,
    read: (today) => month(today, 0),
  },
  {
    pattern:
      /去年|昨年|작년|\blast year\b|l'an(?:née)? dernière?|letztes jahr|el año pasado|ano passado/giu,
    read: (today) => year(today, 1),
  },
  { pattern: /前年|재작년/gu, read: (today) => year(today, 2) },
  {
    pattern: /年初|年の初め|연초|beginning of the year/giu,
    read: (today) => ({ from: year(today, 0).from, to: year(today, 0).from + 45 }),
  },
  {
    pattern: /年底|年末|연말|end of the year/giu,
    read: (today) => ({ from: year(today, 1).to - 45, to: year(today, 1).to }),
  },
  {
    pattern: /(?<!\d)((?:19|20)\d{2})\s*年?(?![\d:-])/gu,
    read: (_today, [of]) => ({ from: dayOf(Number(of), 1, 1), to: dayOf(Number(of), 12, 31) }),
  },
]
