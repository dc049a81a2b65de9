import type { Transaction } from '@lumen/contracts/billing/schema'

/** Days that the chart shows, today being the last. */
export const chartDays = 14

/** Midnight of the first day shown, on the clocks of this device. */
export function firstDay(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - (chartDays - 1))
}

const keyOf = (day: Date) => `${day.getFullYear()}-${day.getMonth()}-${day.getDate()}`

export type DaySpent = { day: Date; spent: number }

/** Credits that a line adds to what was spent: what was made good is taken off, other lines are none. */
const spentBy = ({ use, type, amount }: Transaction): number =>
  use === null ? 0 : type === 'spent' ? amount : -amount

/** Credits spent on each day, the days without any as well. */
export function spentByDay(lines: readonly Transaction[], now: Date): DaySpent[] {
  const sums = new Map<string, number>()
  for (const line of lines) {
    const key = keyOf(new Date(line.timestamp))
    sums.set(key, (sums.get(key) ?? 0) + spentBy(line))
  }
  const first = firstDay(now)
  return Array.from({ length: chartDays }, (_, index) => {
    const day = new Date(first.getFullYear(), first.getMonth(), first.getDate() + index)
    return { day, spent: Math.max(0, sums.get(keyOf(day)) ?? 0) }
  })
}

export type Use = NonNullable<Transaction['use']>

/** What credits went into, the most first. */
export function spentByUse(lines: readonly Transaction[]): { use: Use; spent: number }[] {
  const sums = new Map<Use, number>()
  for (const line of lines)
    if (line.use !== null) sums.set(line.use, (sums.get(line.use) ?? 0) + spentBy(line))
  return [...sums]
    .map(([use, spent]) => ({ use, spent }))
    .filter(({ spent }) => spent > 0)
    .toSorted((one, other) => other.spent - one.spent)
}
