export type Piece = { readonly text: string; readonly clauses: readonly string[] }
/** `marked`: it ends with a question mark. */
export type SentencePiece = Piece & { readonly marked: boolean }

const enders = '.!?。！？…\n~～¿¡'
const dividers = ',;:，；：、—()（）'
const mostSentences = 24

/** Cuts a text into sentences and those into clauses, without the marks around them. */
export function cutSentences(text: string): SentencePiece[] {
  return cutAt(text, enders)
    .flatMap(({ text: body, mark }) => {
      const clauses = cutAt(body, dividers, true)
        .map((clause) => clause.text)
        .filter(says)
      return clauses.length === 0
        ? []
        : [{ text: body.trim(), marked: /[?？]/.test(mark), clauses }]
    })
    .slice(0, mostSentences)
}

const says = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * Cuts at the marks given: not between digits (3.5, 12:30), nor at a point that makes a number one in
 * a row (am 3. Mai).
 *
 * @param atSpaces a space between Chinese or Japanese characters parts clauses too
 */
function cutAt(text: string, marks: string, atSpaces = false): { text: string; mark: string }[] {
  const cuts: { text: string; mark: string }[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const parts =
      (marks.includes(text[at] ?? '') && !joinsDigits(text, at)) ||
      (atSpaces && text[at] === ' ' && isHan(text[at - 1]) && isHan(text[at + 1]))
    if (!parts) continue
    let end = at + 1
    while (end < text.length && (marks.includes(text[end] ?? '') || text[end] === ' ')) end += 1
    cuts.push({ text: text.slice(start, at).trim(), mark: text.slice(at, end) })
    start = end
    at = end - 1
  }
  if (start < text.length) cuts.push({ text: text.slice(start).trim(), mark: '' })
  return cuts
}

const isDigit = (unit: string | undefined): boolean => unit !== undefined && /\d/.test(unit)
const isHan = (unit: string | undefined): boolean =>
  unit !== undefined && /[\u3040-\u9fff]/.test(unit)

const joinsDigits = (text: string, at: number): boolean =>
  isDigit(text[at - 1]) &&
  (isDigit(text[at + 1]) || (text[at] === '.' && /^\. \p{L}/u.test(text.slice(at, at + 3))))
