import type { Cast } from './cast.ts'
import { allMovingOf, judgementOf, lineOf, type Passage } from './classic.ts'
import type { Hexagram } from './hexagrams.ts'

export type CitedPassage = Passage & {
  readonly hexagram: Hexagram
  /** 1 at the bottom; null for the judgement and for 用九 and 用六. */
  readonly line: number | null
  /** The one that weighs most. */
  readonly chief: boolean
}

const whole = (hexagram: Hexagram, chief: boolean, passage = judgementOf(hexagram)) => ({
  ...passage,
  hexagram,
  line: null,
  chief,
})

const ofLines = (hexagram: Hexagram, lines: readonly number[], chief: number) =>
  lines.map((line) => ({
    ...lineOf(hexagram, line),
    hexagram,
    line,
    chief: line === chief,
  }))

/**
 * What of the classic is read for a cast, by the number of its moving lines, after 朱熹《易学启蒙·考变占》:
 * none, the judgement; one, its line; two, both lines with the upper as the chief; three, both
 * judgements, the cast one first; four, the two lines of the resulting hexagram that rest, the lower
 * as the chief; five, the one that rests; six, the resulting judgement, of 乾 and 坤 用九 and 用六.
 */
export function passagesOf({ hexagram, moving, resulting }: Cast): readonly CitedPassage[] {
  if (resulting === null) return [whole(hexagram, true)]
  const resting = [1, 2, 3, 4, 5, 6].filter((line) => !moving.includes(line))
  switch (moving.length) {
    case 1:
    case 2:
      return ofLines(hexagram, moving, moving.at(-1)!)
    case 3:
      return [whole(hexagram, true), whole(resulting, false)]
    case 4:
    case 5:
      return ofLines(resulting, resting, resting[0]!)
    default: {
      const all = allMovingOf(hexagram)
      return [all === null ? whole(resulting, true) : whole(hexagram, true, all)]
    }
  }
}
