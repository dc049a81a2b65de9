import { BoundedMap, type CacheSize } from './bounded-map.ts'

export type ZoneClocks = {
  /** @throws RangeError for a zone that does not exist */
  of(timeZone: string): Intl.DateTimeFormat
  readonly size: CacheSize
}

/**
 * A way to show moments, made once for each zone, however its letters are written: to make one takes longer
 * than all that it is used for. They lie outside of the heap; there are more than 400 zones, and offsets
 * beside them.
 */
export function zoneClocks(locale: string, options: Intl.DateTimeFormatOptions): ZoneClocks {
  const clocks = new BoundedMap<string, Intl.DateTimeFormat>({
    maxBytes: 10_000_000,
    bytesOf: () => 50_000,
  })
  return {
    size: clocks,
    of(timeZone) {
      const zone = timeZone.toLowerCase()
      const known = clocks.get(zone)
      if (known !== undefined) return known
      const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
      clocks.set(zone, made)
      return made
    },
  }
}
