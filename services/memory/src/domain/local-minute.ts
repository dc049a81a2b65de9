import { zoneClocks } from '@lumen/runtime/zone-clocks'

const clocks = zoneClocks('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** A moment as clocks where the user is show it: `2026-11-21 22:05`; in UTC where that is not known. */
export const localMinute = (moment: Date, timeZone: string | null): string =>
  clocks.of(timeZone ?? 'UTC').format(moment)
