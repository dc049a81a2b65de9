import { zoneClocks } from '@lumen/runtime/zone-clocks'

export type LocalMoment = {
  hour: number
  minute: number
  /** 0 is Sunday. */
  weekday: number
  /** 1 is January. */
  month: number
  day: number
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const clocks = zoneClocks('en', {
  weekday: 'short',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** The time on the wall at the user's place; in UTC for a zone that is unknown or does not exist. */
export function localMoment(now: Date, timeZone: string | null): LocalMoment {
  const parts = new Map(
    clocks
      .orUtc(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  return {
    hour: number('hour'),
    minute: number('minute'),
    weekday: weekdays.indexOf(parts.get('weekday') ?? ''),
    month: number('month'),
    day: number('day'),
  }
}
