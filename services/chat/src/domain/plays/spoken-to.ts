import { foldCase } from '@lumen/language/fold'

type Named = { readonly id: string; readonly name: string }

/** A word of these begins and ends where none of them stands beside it; others are written without gaps. */
const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u
/** What follows somebody who is called by a name of one character, which other words hold as well. */
const called = /^(?:$|[\s,，、。.!！?？:：~～…])/u

/** Where a word stands in a text, both folded; -1: nowhere. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)]
    const apart = (edge: string | undefined, beside: string | undefined) =>
      !spaced.test(edge ?? '') || !spaced.test(beside ?? '')
    const isWhole =
      apart(word.at(0), [...before].at(-1)) && apart([...word].at(-1), [...after].at(0))
    if (isWhole && ([...word].length > 1 || called.test(after))) return at
  }
  return -1
}

/**
 * Which companions in a scene a message is to be answered by, in their order: who is called with @; all,
 * where all are; who is named; else whoever spoke last, or the host.
 *
 * @param there who is in the scene, its host first
 * @param everyone words that speak to all
 */
export function spokenTo(
  message: string,
  there: readonly Named[],
  { everyone, last }: { everyone: readonly string[]; last: string | null },
): string[] {
  const text = foldCase(message)
  const namedIn = (before: string) => {
    let left = text
    // The longest first: 安娜 is not 安.
    return there
      .map(({ id, name }) => ({ id, word: foldCase(before + name.trim()) }))
      .toSorted((one, other) => other.word.length - one.word.length)
      .flatMap(({ id, word }) => {
        const at = placeOf(left, word)
        if (at === -1) return []
        left = left.replaceAll(word, ' '.repeat(word.length))
        return [{ id, at }]
      })
      .toSorted((one, other) => one.at - other.at)
      .map(({ id }) => id)
  }
  const meant = namedIn('@')
  if (meant.length > 0) return meant
  if (everyone.some((word) => placeOf(text, foldCase(word)) !== -1))
    return there.map(({ id }) => id)
  const named = namedIn('')
  if (named.length > 0) return named
  const next = there.find(({ id }) => id === last) ?? there[0]
  return next === undefined ? [] : [next.id]
}
