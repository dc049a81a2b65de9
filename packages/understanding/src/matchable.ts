import { fold } from '@lumen/language/fold'

/**
 * A text as phrases are looked for in it: folded, each run of digits one `#`, each run of spaces one
 * space, one kind of apostrophe.
 */
export type Matchable = {
  readonly text: string
  /** Where each UTF-16 unit of `text` begins in what was written; one more entry for the end. */
  readonly at: readonly number[]
}

const mark = /^\p{M}$/u
const digit = /^\p{Nd}$/u
const folds = new Map<string, string>()
const mostFolds = 20_000

function foldOne(character: string): string {
  const known = folds.get(character)
  if (known !== undefined) return known
  const folded =
    character === '\n'
      ? '\n'
      : /\s/u.test(character)
        ? ' '
        : digit.test(character)
          ? '#'
          : fold(character).replace(/[’‘ʼ`´]/g, "'")
  if (folds.size < mostFolds) folds.set(character, folded)
  return folded
}

/** A text is looked through for one list of phrases after the other, and so are the few before it. */
const newest = new Map<string, Matchable>()
const newestKept = 8

export function toMatchable(written: string): Matchable {
  const known = newest.get(written)
  if (known !== undefined) return known
  const made = makeMatchable(written)
  newest.set(written, made)
  const [oldest] = newest.keys()
  if (newest.size > newestKept && oldest !== undefined) newest.delete(oldest)
  return made
}

function makeMatchable(written: string): Matchable {
  const at: number[] = []
  const pieces: string[] = []
  let previous = ''
  let offset = 0
  for (const character of written) {
    const folded = foldOne(character)
    const repeats = (folded === ' ' || folded === '#') && previous === folded
    const loose = previous >= 'a' && previous <= 'z' && mark.test(character)
    if (!repeats && !loose) {
      for (let unit = 0; unit < folded.length; unit += 1) at.push(offset)
      pieces.push(folded)
      previous = folded.length === 1 ? folded : folded.slice(-1)
    }
    offset += character.length
  }
  at.push(offset)
  return { text: pieces.join(''), at }
}
