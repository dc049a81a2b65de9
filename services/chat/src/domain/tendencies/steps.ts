import {
  stepMost,
  tendencies,
  type MannerWish,
  type Tendency,
  type TendencyMove,
} from '@lumen/contracts/chat/tendencies'
import { moveOfReason, pointsOf, reasonOfWish } from './moves.ts'
import type { Signal } from './signals.ts'
import { noDrift, type Scores } from './start.ts'

/** How a tendency moves for what a day showed. */
export type DayMove = { moved: TendencyMove; evidence: string[] }

/** So many messages are kept as the reason of a step. */
const evidenceMost = 20

/**
 * The steps that a day’s signals make: one of a tendency at most, of two points at most, named after what
 * weighs most; what speaks against each other cancels out.
 *
 * @param boundaries what its owner’s boundaries ask of its manner: nothing moves against that
 */
export function stepsOf(
  signals: readonly Signal[],
  now: Scores,
  boundaries: readonly MannerWish[],
): DayMove[] {
  const seen = Map.groupBy(signals, ({ reason }) => reason)
  const weighed = [...seen].map(([reason, { length: count }]) => ({
    reason,
    count,
    points: pointsOf(reason, count),
  }))
  return tendencies.flatMap((tendency): DayMove[] => {
    const own = weighed.filter(({ reason }) => moveOfReason[reason].tendency === tendency)
    const sum = own.reduce((all, { points }) => all + points, 0)
    if (sum === 0 || isBarred(tendency, Math.sign(sum), boundaries)) return []
    const from = now[tendency]
    const to = Math.min(100, Math.max(0, from + Math.max(-stepMost, Math.min(stepMost, sum))))
    const main = own
      .filter(({ points }) => Math.sign(points) === Math.sign(sum))
      .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points) || b.count - a.count)[0]
    if (to === from || main === undefined) return []
    const { reason, count } = main
    const evidence = (seen.get(reason) ?? []).slice(0, evidenceMost).map((one) => one.messageId)
    return [{ moved: { tendency, from, to, reason, count }, evidence }]
  })
}

const isBarred = (tendency: Tendency, by: number, boundaries: readonly MannerWish[]): boolean =>
  boundaries.some((wish) => {
    const wanted = moveOfReason[reasonOfWish[wish]]
    return wanted.tendency === tendency && wanted.by !== by
  })

/** A step as far as it counts; `moved` null: all was set back. */
export type Step = { moved: TendencyMove | null; takenBack: boolean }

/** By how much steps, the oldest first, have moved a manner from where it began. */
export function driftOf(steps: readonly Step[]): Scores {
  const drift: Record<Tendency, number> = { ...noDrift }
  for (const { moved, takenBack } of steps) {
    if (takenBack) continue
    if (moved === null) for (const tendency of tendencies) drift[tendency] = 0
    else drift[moved.tendency] += moved.to - moved.from
  }
  return drift
}
