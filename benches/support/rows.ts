import { median } from './statistics.ts'

/** One line of the table, and of the file. */
export type Row = {
  name: string
  unit: string
  /** Medians of the rounds. */
  ours: number | null
  baseline: number | null
  /** Ours to the baseline, the median of what each round gives. */
  ratio: number | null
  /** The lowest and the highest round of what the goal is about: the ratio, or ours where there is no baseline. */
  spread: [lowest: number, highest: number] | null
  goal: string | null
  met: boolean | null
  /** Why there is no figure. */
  skipped?: string
}

export type Goal = { atLeast: number } | { atMost: number }

/** What a bench may be asked for. */
export type BenchOptions = {
  /** Few rounds on little data: to see that it works, not to quote. */
  short: boolean
}

const isMet = (value: number, goal: Goal): boolean =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
const inWords = (goal: Goal): string =>
  'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`

type Measured = { name: string; unit: string; goal?: Goal; ours: readonly number[] }

const rangeOf = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
]

function rowOf(
  { name, unit, goal, ours }: Measured,
  baseline: number | null,
  ratios: readonly number[] | null,
): Row {
  const judged = ratios ?? ours
  return {
    name,
    unit,
    ours: median(ours),
    baseline,
    ratio: ratios === null ? null : median(ratios),
    spread: rangeOf(judged),
    goal: goal === undefined ? null : inWords(goal),
    met: goal === undefined ? null : isMet(median(judged), goal),
  }
}

/** Ours beside a baseline that was measured in turn with it, round for round; the goal is about their ratio. */
export function against(measured: Measured & { baseline: readonly number[] }): Row {
  const { ours, baseline } = measured
  if (ours.length !== baseline.length) throw new Error(`${measured.name}: rounds do not pair`)
  const ratios = ours.map((value, round) => value / (baseline[round] ?? Number.NaN))
  return rowOf(measured, median(baseline), ratios)
}

/** Ours alone; the goal is about the value itself. */
export const alone = (measured: Measured): Row => rowOf(measured, null, null)

/** What could not be measured here, and why. */
export const skipped = (name: string, why: string): Row => ({
  name,
  unit: '',
  ours: null,
  baseline: null,
  ratio: null,
  spread: null,
  goal: null,
  met: null,
  skipped: why,
})
