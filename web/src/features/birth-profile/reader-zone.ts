/** The zone that says which day it is for the reader. */
export const readerZone = (): { timeZone: string } => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})
