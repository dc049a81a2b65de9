import { type JieQi, Solar } from 'lunar-typescript'

/** A solar term that begins a month of the four pillars, such as 立春. */
export type Term = { readonly name: string; readonly at: Date }

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
  return { name: jieqi.getName(), at: new Date(at - beijing) }
}

/** The terms that begin this and the next month, by the instant. Exact to 3 s from 1900 to 2030. */
export function termsAround(instant: Date): { readonly previous: Term; readonly next: Term } {
  const lunar = beijingSolar(instant).getLunar()
  const previous = termOf(lunar.getPrevJie())
  const next = termOf(lunar.getNextJie())
  return { previous, next }
}
