/** Longest user text that is looked at; of a longer one its beginning and its end. */
const textLimit = 2_400

const controls = /[\p{Cc}\p{Co}\p{Cs}\u2028\u2029]/gu
const invisible = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f]/gu
const links = /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+/giu

/** Bounded, well-formed, composed (NFC), without control and invisible characters. */
export function cleanText(text: string): string {
  const bounded =
    text.length <= textLimit
      ? text
      : `${text.slice(0, textLimit / 2)}\n${text.slice(-textLimit / 2)}`
  return bounded
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\r\n]+/g, '\n')
    .replace(controls, (found) => (found === '\n' ? '\n' : ' '))
    .replace(invisible, '')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
}

export const hasLink = (text: string): boolean => text.search(links) >= 0
export const withoutLinks = (text: string): string =>
  text.replace(links, ' ').replace(/ {2,}/g, ' ').trim()

type FoldRules = { readonly accents: boolean; readonly fold: Readonly<Record<string, string>> }

/**
 * Lower case, half width, plain quotes and, by the rules, without accents. Every UTF-16 unit keeps
 * its place, so that an index found in the folded text cuts the original.
 */
export function foldText(text: string, rules: FoldRules): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) folded += foldUnit(text.charAt(at), rules)
  return folded
}

function foldUnit(unit: string, rules: FoldRules): string {
  const code = unit.charCodeAt(0)
  if (code < 0x80) return code >= 0x41 && code <= 0x5a ? unit.toLowerCase() : unit
  const mapped = rules.fold[unit]
  if (mapped !== undefined) return mapped
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase()
  if (code === 0x3000 || code === 0xa0 || code === 0x202f) return ' '
  if (code === 0x2018 || code === 0x2019) return "'"
  if (code === 0x201c || code === 0x201d) return '"'
  const lower = unit.toLowerCase()
  if (lower.length !== 1) return unit
  if (!rules.accents || code > 0x24f) return lower
  return lower.normalize('NFD').charAt(0)
}

export type Span = { readonly text: string; readonly folded: string }
export type Sentence = Span & {
  /** Ended by a question mark. */
  readonly marked: boolean
  readonly clauses: readonly Span[]
}

const enders = '.!?。！？…\n~～¿¡'
const dividers = ',;:，；：、—()（）'

type Cut = { readonly text: string; readonly end: string }

/** What follows the point of a German ordinal: "am 12. Mai", "in der 3. Klasse". */
const afterOrdinal =
  /^\. ?(?:jan|feb|märz|mär|apr|mai|juni|juli|jun|jul|aug|sep|okt|nov|dez|und\b|oder\b|bis\b|mal\b|stock\b|etage|klasse|semester|geburtstag|jahrestag|hochzeitstag|lebensjahr|monat|woche|jahrhundert|platz|versuch|date\b|liga)/i

/** Cuts at the given characters, except between digits (3.5, 12:30, 1,000) and after ordinals. */
function cutAt(text: string, at: string, spaceCuts: boolean): Cut[] {
  const cuts: Cut[] = []
  let start = 0
  let position = 0
  while (position < text.length) {
    const unit = text.charAt(position)
    const cutting =
      (at.includes(unit) &&
        !(isDigit(text, position - 1) && isDigit(text, position + 1)) &&
        !isOrdinalPoint(text, position)) ||
      (spaceCuts && unit === ' ' && isCjk(text, position - 1) && isCjk(text, position + 1))
    if (!cutting) {
      position++
      continue
    }
    let end = position + 1
    while (end < text.length && (at.includes(text.charAt(end)) || text.charAt(end) === ' ')) end++
    cuts.push({ text: text.slice(start, position), end: text.slice(position, end) })
    start = end
    position = end
  }
  if (start < text.length) cuts.push({ text: text.slice(start), end: '' })
  return cuts
}

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= 0x30 && code <= 0x39
}
/** At most two digits before it: a year and a point end a sentence. */
const isOrdinalPoint = (text: string, at: number): boolean =>
  text.charAt(at) === '.' &&
  isDigit(text, at - 1) &&
  !(isDigit(text, at - 2) && isDigit(text, at - 3)) &&
  afterOrdinal.test(text.slice(at, at + 24))
const isCjk = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at)
  return code >= 0x3040 && code <= 0x9fff
}

/** Sentences of a cleaned text with their clauses, each in the original and the folded form. */
export function readSentences(
  text: string,
  rules: FoldRules & { readonly spaceEndsClause: boolean },
): Sentence[] {
  const sentences: Sentence[] = []
  for (const cut of cutAt(text, enders, false)) {
    const body = cut.text.trim()
    const marked = /[?？]/.test(cut.end)
    if (!/[\p{L}\p{N}]/u.test(body)) continue
    const clauses = cutAt(body, dividers, rules.spaceEndsClause)
      .map((clause) => clause.text.trim())
      .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
      .map((clause) => ({ text: clause, folded: foldText(clause, rules) }))
    sentences.push({ text: body, folded: foldText(body, rules), marked, clauses })
  }
  return sentences.slice(0, 24)
}

/** Sentences of a companion's reply, stripped for comparing: no spaces, marks, case. */
export function comparableSentences(reply: string): string[] {
  return cutAt(reply, '.!?。！？…\n', false)
    .map((cut) => cut.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    .filter((sentence) => sentence !== '')
}

/** The question a reply ends with or holds last, as written. */
export function lastQuestion(reply: string): string | null {
  const asked = cutAt(reply, '.!?。！？…\n', false).filter((cut) => /[?？]/.test(cut.end))
  const last = asked.at(-1)
  return last === undefined ? null : last.text.trim()
}

const markup = /[<>[\]{}()`*_#|\\^~=@$%&/«»„“”"「」『』【】《》]/u

/**
 * Text of a user that may stand in a reply: one plain clause without markup, links, digits in
 * bulk or quotation marks; null when it is none.
 */
export function quotable(text: string, maximum: number): string | null {
  const trimmed = text.trim().replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')
  if (trimmed === '' || [...trimmed].length > maximum) return null
  if (markup.test(trimmed) || hasLink(trimmed) || /\d{6,}/.test(trimmed)) return null
  if (/[\p{Extended_Pictographic}]/u.test(trimmed)) return null
  if (!/\p{L}|\p{N}/u.test(trimmed) || /(.)\1{4,}/u.test(trimmed)) return null
  return trimmed
}
