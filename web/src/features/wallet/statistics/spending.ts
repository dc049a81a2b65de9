import type { Transaction } from '@lumen/contracts/billing/schema'

/** Days that the chart shows, today being the last. */
export const chartDays = 14

/** Midnight of the first day shown, on the clocks of this device. */
export function firstDay(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - (chartDays - 1))
}

const keyOf = (day: Date) => `${day.getFullYear()}-${day.getMonth()}-${day.getDate()}`

export type DaySpent = { day: Date; spent: number }

/** Credits spent on each day, the days without any as well. */
export function spentByDay(lines: readonly Transaction[], now: Date): DaySpent[] {
  const sums = new Map<string, number>()
  for (const { type, amount, timestamp } of lines)
    if (type === 'spent') {
      const key = keyOf(new Date(timestamp))
      sums.set(key, (sums.get(key) ?? 0) + amount)
    }
  const first = firstDay(now)
  return Array.from({ length: chartDays }, (_, index) => {
    const day = new Date(first.getFullYear(), first.getMonth(), first.getDate() + index)
    return { day, spent: sums.get(keyOf(day)) ?? 0 }
  })
}

/** What credits went into, the most first. */
export function spentByKind(lines: readonly Transaction[]): { name: string; spent: number }[] {
  const sums = new Map<string, number>()
  for (const { type, amount, description } of lines)
    if (type === 'spent') sums.set(description, (sums.get(description) ?? 0) + amount)
  return [...sums]
    .map(([name, spent]) => ({ name, spent }))
    .toSorted((one, other) => other.spent - one.spent)
}
