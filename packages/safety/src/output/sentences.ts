/** A text without a sentence's end is cut all the same, so that the work stays in proportion. */
const longest = 400
const sentenceEnd = /[.!?。！？…\n]+["”’」』»)]*\s*/g

/**
 * Where the sentences of a text end, in order; the rest behind the last is not ended. Ends never
 * move when the text goes on, but for the blanks that follow them.
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
