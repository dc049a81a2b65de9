/** A moment as clocks where the user is show it: `2026-11-21 22:05`; in UTC where that is not known. */
export const localMinute = (moment: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZone ?? 'UTC',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(moment)
