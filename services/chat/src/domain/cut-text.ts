// Where a text may end: after a line or a sentence.
const end = /\n|[.!?…]["”’)\]]*(?=\s)|[。！？…][”’」』）]*/gu

/**
 * The beginning of a text, up to the end of a sentence where there is one in its second half.
 * @param max in UTF-16 units; never ends inside a pair of them
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  const last = text.charCodeAt(max - 1)
  const head = text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max)
  const ends = [...head.matchAll(end)].map((match) => match.index + match[0].length)
  const whole = ends.findLast((at) => at > max / 2)
  return head.slice(0, whole).trimEnd()
}

/**
 * A text in pieces of at most `max`, as long as they can be.
 * @returns null when it takes more than `most` of them
 */
export function piecesOf(text: string, max: number, most: number): string[] | null {
  const pieces: string[] = []
  for (let rest = text; rest !== '';) {
    if (pieces.length === most) return null
    const piece = cutText(rest, max)
    pieces.push(piece)
    rest = rest.slice(piece.length).trimStart()
  }
  return pieces
}
