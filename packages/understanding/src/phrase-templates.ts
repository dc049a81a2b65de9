import { expandTemplate } from '@lumen/content/expand-template'
import { fold } from '@lumen/language/fold'
import { toMatchable } from './matchable.ts'
import { createPhraseIndex, type Hit } from './phrase-index.ts'

/** Phrases under a label, with (a|b) and [c] spelt out. */
export const spelt = (label: string, templates: readonly string[]): [string, string][] =>
  templates
    .flatMap(expandTemplate)
    .map((phrase) => [label, phrase.replace(/^\^ +/, '^').replace(/ +\$$/, '$')])

const finders = new WeakMap<readonly string[], (text: string) => Hit | null>()

/**
 * Where the first phrase of a list stands in a text, null when none does: UTF-16 units of the text as
 * `toMatchable` gives it. The list is compiled once, so it is to be one of the content.
 */
export function findPhrase(phrases: readonly string[], text: string): Hit | null {
  let find = finders.get(phrases)
  if (find === undefined) {
    const index = createPhraseIndex(spelt('', phrases))
    find = (each) => index(toMatchable(each)).sort((a, b) => a.start - b.start)[0] ?? null
    finders.set(phrases, find)
  }
  return find(text)
}

export const holdsPhrase = (phrases: readonly string[], text: string): boolean =>
  findPhrase(phrases, text) !== null

const slots: Readonly<Record<string, string>> = {
  word: '[^,，。！？!?]{1,24}?',
  n: '\\d+',
  m: '\\d+',
}
/** Compiled only for a text that holds all that is fixed in it: few of hundreds are. */
type Template = { readonly fixed: readonly string[]; readonly written: string; pattern?: RegExp }
const known = new WeakMap<readonly string[], Template[]>()
const slotMarks = /(\{\w+\})/

/**
 * What a text puts in the slots of the first template that it holds: {word} any words, {n} and {m}
 * numbers; null when it holds none. Case, width and accents do not count.
 */
export function readSlots(
  templates: readonly string[],
  text: string,
): { readonly found: string; readonly slots: Readonly<Record<string, string>> } | null {
  let all = known.get(templates)
  if (all === undefined) {
    all = templates.flatMap(expandTemplate).map((written) => ({ written, fixed: fixedIn(written) }))
    known.set(templates, all)
  }
  const folded = fold(text)
  for (const template of all) {
    if (!template.fixed.every((piece) => folded.includes(piece))) continue
    const match = (template.pattern ??= patternOf(template.written)).exec(folded)
    if (match !== null) return { found: match[0], slots: match.groups ?? {} }
  }
  return null
}

const fixedIn = (template: string): string[] =>
  template.split(slotMarks).flatMap((piece) => (slotMarks.test(piece) ? [] : fold(piece)))

function patternOf(template: string): RegExp {
  const source = template
    .split(slotMarks)
    .map((piece) => {
      const slot = /^\{(\w+)\}$/.exec(piece)?.[1]
      return slot === undefined
        ? fold(piece).replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
        : `(?<${slot}>${slots[slot] ?? slots['word']})`
    })
    .join('')
  const border = '[\\p{Script=Latin}\\p{N}]'
  const ends = template.endsWith('}') ? '(?=$|[,，。！？!?])' : `(?!${border})`
  return new RegExp(`(?<!${border})${source}${ends}`, 'u')
}
