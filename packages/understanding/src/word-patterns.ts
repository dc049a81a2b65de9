import { expandTemplate } from '@lumen/content/expand-template'
import { fold } from '@lumen/language/fold'

const latin = /[\p{Script=Latin}\p{M}]/u

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * Any of some phrases or templates of them, the longest first; without any nothing is found. Latin words begin and end
 * where their letters do; `~lehrer` ends a word: a Grundschullehrer too.
 */
export function anyOf(phrases: readonly string[], folded: (text: string) => string = fold): string {
  const spellings = phrases.flatMap(spellingsOf)
  const all = [...new Set(spellings.map((each) => folded(each).replaceAll('’', "'")))].toSorted(
    (a, b) => b.length - a.length,
  )
  const groups = Map.groupBy(all, (phrase) => {
    const starts = latin.test(phrase[0] ?? '') ? '(?<![\\p{L}#])' : ''
    return `${starts}*${latin.test(phrase.at(-1) ?? '') ? '(?!\\p{L})' : ''}`
  })
  const sources = [...groups].map(([borders, words]) => {
    const listed = words.map((word) => escaped(word.replace(/^~/, '')))
    return borders.replace('*', () => `(?:${listed.join('|')})`)
  })
  return sources.length === 0 ? '(?!)' : `(?:${sources.join('|')})`
}

/** What is no template keeps its spaces: '하고 ' joins two things, and ends a word without one. */
const spellingsOf = (phrase: string): string[] =>
  /[([]/.test(phrase) ? expandTemplate(phrase) : [phrase]

/** What stands for the slots of templates. */
export type Slots = Readonly<Record<string, string>>

/**
 * A template as regular expressions over folded text, from its start to its end; `…` leaves the end
 * open. One for each set of slots that its spellings have: what a slot holds may not do, and then
 * another spelling may.
 *
 * @param slots what stands for `{slot}`
 */
export function templatePatterns(template: string, slots: Slots): RegExp[] {
  const bySlots = Map.groupBy(expandTemplate(template), (spelling) =>
    (spelling.match(/\{\w+\}/g) ?? []).join(),
  )
  const sure = [...bySlots].toSorted(
    ([a], [b]) => Number(a.includes('{any}')) - Number(b.includes('{any}')),
  )
  return sure.map(([, spellings]) => {
    // The longest first: 查出来得了 is no 得了 after somebody called so.
    const pieces = spellings.toSorted((a, b) => b.length - a.length).map((each) => piecesOf(each))
    return new RegExp(`^${factored(pieces, slots, new Set())}$`, 'du')
  })
}

/** A spelling as slots and what stands between them. */
const piecesOf = (spelling: string): string[] =>
  spelling
    .replaceAll('’', "'")
    // What is written after an apostrophe belongs to the word before it.
    .replaceAll(/ (?='(?:s|m|ll|ve|re|d) )/g, '')
    .split(/(\{\w+\})/u)

/** Spellings with the same slots in one expression: (?:i am|i'm) (slot) (?: years old|). */
function factored(
  spellings: readonly (readonly string[])[],
  slots: Slots,
  named: Set<string>,
): string {
  const [first] = spellings
  if (first === undefined) return ''
  const columns = first.map((_, at) => [...new Set(spellings.map((pieces) => pieces[at] ?? ''))])
  return columns
    .map((column) => {
      const [piece = ''] = column
      const slot = /^\{(\w+)\}$/.exec(piece)?.[1]
      if (slot === undefined) return `(?:${column.map(literal).join('|')})`
      const source = slots[slot]
      if (source === undefined) throw new Error(`{${slot}} is no slot`)
      // A group may have its name once.
      const again = named.has(slot)
      named.add(slot)
      return again ? source.replace(/\?<\w+>/, '?:') : source
    })
    .join('')
}

const literal = (piece: string): string =>
  piece
    .split('…')
    .map((text) => escaped(fold(text)).replaceAll(/\s+/g, '\\s+'))
    .join('.*')
