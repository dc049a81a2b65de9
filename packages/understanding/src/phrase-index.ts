import { fold } from '@lumen/language/fold'
import { TermTree } from '@lumen/language/term-tree'
import type { Matchable } from './matchable.ts'

/** Where a phrase stands, its gaps included: UTF-16 units of the matchable text. */
export type Hit = {
  readonly label: string
  readonly start: number
  readonly end: number
  /** Where it ends before its first gap. */
  readonly firstEnd: number
}

type End = { readonly part: number; readonly open: boolean; readonly ends: boolean }
type Node = TermTree<string, End>
type Part = {
  readonly label: string
  /** Where its pattern goes on after a gap. */
  readonly rest: number | null
  /** Whether it is the first part of its pattern. */
  readonly first: boolean
  readonly starts: boolean
}

const widestGap = 24
const gapStop = /[。！？!?\n;；]|\.\s/

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u
const hangul = /\p{Script=Hangul}/u
const letter = /[\p{L}\p{M}]/u
type Kind = 'han' | 'hangul' | 'letter' | 'other'
const kinds = new Map<string, Kind>()

/** What a character is to the borders of words: Chinese and Japanese words have none. */
function kindOf(character: string | undefined): Kind {
  if (character === undefined) return 'other'
  const known = kinds.get(character)
  if (known !== undefined) return known
  const kind = han.test(character)
    ? 'han'
    : hangul.test(character)
      ? 'hangul'
      : letter.test(character)
        ? 'letter'
        : 'other'
  if (kinds.size < 70_000) kinds.set(character, kind)
  return kind
}

/**
 * Finds many phrases in one pass. A phrase is written as it is said; `*` at its end lets the word go
 * on, `~` at its start lets it begin inside a word, `^` and `$` hold it to the start and the end of a
 * sentence, `…` stands for a gap of up to 24 characters, `#` for a number. Letters end words; in
 * Korean one of the `particles` may follow.
 */
export function createPhraseIndex(
  phrases: Iterable<readonly [label: string, pattern: string]>,
  particles: ReadonlySet<string> = new Set(),
): (text: Matchable) => Hit[] {
  const root: Node = new TermTree()
  const inside: Node = new TermTree()
  const parts: Part[] = []
  for (const [label, pattern] of phrases) add(label, pattern)

  function add(label: string, pattern: string): void {
    const pieces = pattern.split('…').map((piece) => piece.trim())
    for (const [index, piece] of pieces.entries()) {
      const body = /^[\^~]*(?<body>.*?)[*$]*$/u.exec(piece)?.groups?.['body'] ?? ''
      if (body === '') throw new Error(`the phrase “${pattern}” of ${label} has an empty part`)
      const within = piece.startsWith('~')
      let node = within ? inside : root
      for (const unit of fold(body).replace(/[’‘]/g, "'").split('')) node = node.grow(unit)
      node.end({
        part: parts.length,
        open: piece.includes('*'),
        ends: piece.endsWith('$'),
      })
      parts.push({
        label,
        rest: index + 1 < pieces.length ? parts.length + 1 : null,
        first: index === 0,
        starts: piece.startsWith('^'),
      })
    }
  }

  return ({ text }) => {
    const found = new Map<number, { starts: number[]; ends: number[] }>()
    const order: { part: number; start: number; end: number }[] = []
    for (let start = 0; start < text.length; start += 1) {
      const kind = kindOf(text[start])
      const begins = kind === 'han' || kind === 'other' || kindOf(text[start - 1]) !== kind
      if (begins) walk(root, start)
      walk(inside, start)
    }

    function walk(from: Node, start: number): void {
      let node: Node | undefined = from
      for (let end = start; (node = node.next(text[end] ?? '')) !== undefined;) {
        end += 1
        for (const each of node.ends) if (fits(each, start, end)) note(each.part, start, end)
        if (end >= text.length) return
      }
    }

    function fits({ part, open, ends }: End, start: number, end: number): boolean {
      const known = parts[part]
      if (known === undefined) return false
      if (known.starts && !atStart(text, start)) return false
      if (ends && !atEnd(text, end)) return false
      const kind = kindOf(text[end - 1])
      if (open || kind === 'han' || kind === 'other' || kindOf(text[end]) !== kind) return true
      return kind === 'hangul' && particles.has(restOfWord(text, end))
    }

    function note(part: number, start: number, end: number): void {
      const known = parts[part]
      if (known === undefined) return
      if (known.first) order.push({ part, start, end })
      else {
        let list = found.get(part)
        if (list === undefined) found.set(part, (list = { starts: [], ends: [] }))
        list.starts.push(start)
        list.ends.push(end)
      }
    }

    /** The end of a pattern whose first part ended there; null when the rest does not follow. */
    function follow(part: number, end: number): number | null {
      const rest = parts[part]?.rest ?? null
      if (rest === null) return end
      const list = found.get(rest)
      if (list === undefined) return null
      for (let at = firstAtLeast(list.starts, end); at < list.starts.length; at += 1) {
        const start = list.starts[at] ?? Infinity
        if (start - end > widestGap || gapStop.test(text.slice(end, start))) return null
        const last = follow(rest, list.ends[at] ?? start)
        if (last !== null) return last
      }
      return null
    }

    return order.flatMap(({ part, start, end }) => {
      const last = follow(part, end)
      return last === null
        ? []
        : [{ label: parts[part]?.label ?? '', start, end: last, firstEnd: end }]
    })
  }
}

/** Where the first number that is not below a place stands in an ascending list. */
export function firstAtLeast(list: readonly number[], place: number): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

const sentenceBorder = /[。！？!?\n;；.…~～)）("“”「」『』:：]/

function atStart(text: string, start: number): boolean {
  let at = start - 1
  while (text[at] === ' ') at -= 1
  return at < 0 || sentenceBorder.test(text[at] ?? '')
}

const sentenceClose = /^[ ]*(?:[。！？!?\n;；.…~～)）」』]|$)/

const atEnd = (text: string, end: number): boolean => sentenceClose.test(text.slice(end, end + 40))

const longestParticles = 6

function restOfWord(text: string, from: number): string {
  let end = from
  while (end - from <= longestParticles && kindOf(text[end]) === 'hangul') end += 1
  return text.slice(from, end)
}
