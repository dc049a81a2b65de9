import type { ContactState, Hours } from './contact.ts'

type Open = Pick<ContactState, 'hours' | 'quiet'>

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The times of a day from `from` to before `to`, minute by minute. */
export const timesIn = ({ from, to }: Hours): string[] =>
  Array.from({ length: Math.max(0, minutesOf(to) - minutesOf(from)) }, (_, at) =>
    timeOf(minutesOf(from) + at),
  )

/** Hours that end before they begin reach over midnight. */
const within = (time: string, { from, to }: Hours): boolean =>
  from <= to ? time >= from && time < to : time >= from || time < to

/** Whether a companion may write by itself at such a time of a day. */
export const isOpen = (time: string, { hours, quiet }: Open): boolean =>
  within(time, hours) && !(quiet !== null && within(time, quiet))

/** What is wrong with hours in which a companion is to write; null: nothing. */
export function contactFault({
  days,
  hours,
  quiet,
}: Open & Pick<ContactState, 'days'>): 'noDays' | 'order' | 'same' | 'covered' | null {
  if (days.length === 0) return 'noDays'
  if (hours.from >= hours.to) return 'order'
  if (quiet !== null && quiet.from === quiet.to) return 'same'
  return timesIn(hours).some((time) => isOpen(time, { hours, quiet })) ? null : 'covered'
}
