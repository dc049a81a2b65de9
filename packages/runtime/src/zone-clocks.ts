import { BoundedMap, type CacheSize } from './bounded-map.ts'

export type ZoneClocks = {
  /** @throws RangeError for a zone that does not exist */
  of(timeZone: string): Intl.DateTimeFormat
  /** UTC’s for a zone that is not known or does not exist. */
  orUtc(timeZone: string | null): Intl.DateTimeFormat
}

const made = new BoundedMap<string, Intl.DateTimeFormat>({
  maxBytes: 30_000_000,
  bytesOf: () => 50_000,
})

/** What the clocks of this process take of memory, outside of the heap. */
export const clocksSize: CacheSize = made

/**
 * A way to show moments, made once for each zone, however its letters are written: to make one takes longer
 * than all that it is used for. There are more than 400 zones, and offsets beside them.
 */
export function zoneClocks(locale: string, options: Intl.DateTimeFormatOptions): ZoneClocks {
  const way = `${locale} ${JSON.stringify(options)}`
  const of = (timeZone: string) => {
    const key = `${way} ${timeZone.toLowerCase()}`
    const known = made.get(key)
    if (known !== undefined) return known
    const clock = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    made.set(key, clock)
    return clock
  }
  return {
    of,
    orUtc(timeZone) {
      try {
        return of(timeZone ?? 'UTC')
      } catch (error) {
        if (error instanceof RangeError) return of('UTC')
        throw error
      }
    },
  }
}
