/** Where a long text is best cut: after a sentence, else a clause, else a word. */
const cuts = [/[.!?。！？…]["'”’」』）)]*\s*|\n+/gu, /[,;:，、；：—]\s*/gu, /\s+/gu]

/**
 * A text in pieces of at most `longest` UTF-16 units, none empty, that together are the text again
 * but for the space around the cuts. A pair of surrogates is never parted.
 */
export function splitText(text: string, longest: number): string[] {
  const pieces: string[] = []
  let rest = text.trim()
  while (rest.length > longest) {
    const end = cutBefore(rest, longest)
    pieces.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  if (rest !== '') pieces.push(rest)
  return pieces
}

function cutBefore(text: string, longest: number): number {
  const part = text.slice(0, longest)
  for (const cut of cuts) {
    let best = 0
    for (const { 0: found, index } of part.matchAll(cut)) best = index + found.length
    if (best > longest * 0.4) return best
  }
  const last = part.charCodeAt(longest - 1)
  return last >= 0xd800 && last <= 0xdbff ? longest - 1 : longest
}
