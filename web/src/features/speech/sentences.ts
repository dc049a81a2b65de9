const sentence = /[^。！？!?.;；…\n]+[。！？!?.;；…\n]*/gu
/** Engines stop in the middle of long utterances. */
const longest = 160

function cut(text: string): string[] {
  const letters = [...text]
  return Array.from({ length: Math.ceil(letters.length / longest) }, (_, index) =>
    letters.slice(index * longest, (index + 1) * longest).join(''),
  )
}

/** Pieces of a text that can be spoken one after the other. */
export function sentencesOf(text: string): string[] {
  const pieces: string[] = []
  for (const part of (text.match(sentence) ?? []).flatMap(cut)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + part.length <= longest)
      pieces[pieces.length - 1] += part
    else pieces.push(part)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}
