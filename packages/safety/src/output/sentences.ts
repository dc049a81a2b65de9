/** A text without a sentence's end is cut all the same, so that the work stays in proportion. */
const longest = 400
/** Bounded, so that an end stays where it is however many blanks, dots or quotes follow. */
const sentenceEnd = /[.!?。！？…\n]{1,8}["”’」』»)]{0,4}\s{0,2}/g

/**
 * Where the sentences of a text end, in order; the rest behind the last is not ended. No sentence is
 * much longer than `longest`, and an end moves by some signs at most when the text goes on.
 */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  let start = 0
  const cutUpTo = (end: number) => {
    while (end - start > longest) {
      start += longest
      ends.push(start)
    }
  }
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length
    cutUpTo(match.index)
    ends.push(end)
    start = end
  }
  cutUpTo(text.length)
  return ends
}
