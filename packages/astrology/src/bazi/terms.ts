import { type JieQi, Solar } from 'lunar-typescript'

/** The solar terms that begin a month of the four pillars. */
export const monthTerms = [
  '立春',
  '惊蛰',
  '清明',
  '立夏',
  '芒种',
  '小暑',
  '立秋',
  '白露',
  '寒露',
  '立冬',
  '大雪',
  '小寒',
] as const
export type MonthTerm = (typeof monthTerms)[number]

export type Term = { readonly name: MonthTerm; readonly at: Date }

const beijing = 8 * 3_600_000

/** The calendar’s own frame: Beijing time of an instant, to the second. */
export function beijingSolar(instant: Date): Solar {
  const local = new Date(Math.floor((instant.getTime() + beijing) / 1000) * 1000)
  return Solar.fromYmdHms(
    local.getUTCFullYear(),
    local.getUTCMonth() + 1,
    local.getUTCDate(),
    local.getUTCHours(),
    local.getUTCMinutes(),
    local.getUTCSeconds(),
  )
}

function termOf(jieqi: JieQi): Term {
  const solar = jieqi.getSolar()
  const at = Date.UTC(
    solar.getYear(),
    solar.getMonth() - 1,
    solar.getDay(),
    solar.getHour(),
    solar.getMinute(),
    solar.getSecond(),
  )
  return { name: jieqi.getName() as MonthTerm, at: new Date(at - beijing) }
}

/** The terms that begin this and the next month, by the instant. Exact to 3 s from 1900 to 2030. */
export function termsAround(instant: Date): { readonly previous: Term; readonly next: Term } {
  const lunar = beijingSolar(instant).getLunar()
  const previous = termOf(lunar.getPrevJie())
  const next = termOf(lunar.getNextJie())
  return { previous, next }
}
