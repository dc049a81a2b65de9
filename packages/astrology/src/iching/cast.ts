import { createHash } from 'node:crypto'
import { type Hexagram, hexagramOf } from './hexagrams.ts'

export const castMethods = ['coins', 'yarrow'] as const
export type CastMethod = (typeof castMethods)[number]

/** 6 old yin, 7 young yang, 8 young yin, 9 old yang; the old ones move. */
export type Line = 6 | 7 | 8 | 9

export type Cast = {
  readonly method: CastMethod
  /** What the cast came from: the same seed gives the same lines. */
  readonly seed: string
  /** From the bottom up. */
  readonly lines: readonly Line[]
  readonly hexagram: Hexagram
  /** Numbers of the moving lines, 1 at the bottom. */
  readonly moving: readonly number[]
  /** What the moving lines turn it into; null when none moves. */
  readonly resulting: Hexagram | null
}

/** Sixteenths of a chance for 6, 7, 8 and 9. */
const chances: Record<CastMethod, readonly (readonly [Line, number])[]> = {
  coins: [
    [6, 2],
    [7, 6],
    [8, 6],
    [9, 2],
  ],
  yarrow: [
    [6, 1],
    [7, 5],
    [8, 7],
    [9, 3],
  ],
}

/** Casts six lines from a seed with the chances of three coins or of the yarrow stalks. */
export function castHexagram(seed: string, method: CastMethod = 'coins'): Cast {
  const bytes = createHash('sha256').update(`${method}:${seed}`).digest()
  const lines = Array.from({ length: 6 }, (_, at) => lineOf(bytes[at]! % 16, method))
  return castOf(lines, { method, seed })
}

/** What six lines come to, from the bottom up. */
export function castOf(lines: readonly Line[], from: Pick<Cast, 'method' | 'seed'>): Cast {
  const isYang = (line: Line) => line % 2 === 1
  const isMoving = (line: Line) => line === 6 || line === 9
  const moving = lines.flatMap((line, at) => (isMoving(line) ? [at + 1] : []))
  return {
    ...from,
    lines,
    hexagram: hexagramOf(lines.map(isYang)),
    moving,
    resulting:
      moving.length === 0
        ? null
        : hexagramOf(lines.map((line) => (isMoving(line) ? !isYang(line) : isYang(line)))),
  }
}

function lineOf(chance: number, method: CastMethod): Line {
  let rest = chance
  for (const [line, share] of chances[method]) {
    if (rest < share) return line
    rest -= share
  }
  throw new RangeError('The chances of the lines do not add up to 16')
}
