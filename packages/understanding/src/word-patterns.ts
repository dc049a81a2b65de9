import { expandTemplate } from '@lumen/content/expand-template'
import { fold } from '@lumen/language/fold'

const latin = /[\p{Script=Latin}\p{M}]/u

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** A phrase of folded text as a regular expression: Latin words end where their letters end. */
const bordered = (phrase: string, source: string): string =>
  `${latin.test(phrase[0] ?? '') ? '(?<![\\p{L}#])' : ''}${source}${latin.test(phrase.at(-1) ?? '') ? '(?!\\p{L})' : ''}`

/** Any of some phrases, the longest first; null when there are none. */
export function anyOf(phrases: readonly string[], folded: (text: string) => string = fold): string {
  const sources = [...new Set(phrases.map((phrase) => folded(phrase).replaceAll('’', "'")))]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => bordered(phrase, escaped(phrase)))
  return sources.length === 0 ? '(?!)' : `(?:${sources.join('|')})`
}

/** A slot of a template: its group, and what may stand there. */
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
  return [...bySlots.values()].map(
    (spellings) =>
      new RegExp(
        // The longest first: 查出来得了 is no 得了 after somebody called so.
        `^(?:${spellings
          .toSorted((a, b) => b.length - a.length)
          .map((each) => sourceOf(each, slots))
          .join('|')})$`,
        'du',
      ),
  )
}

function sourceOf(spelling: string, slots: Slots): string {
  const named = new Set<string>()
  // What is written after an apostrophe belongs to the word before it.
  const joined = spelling.replaceAll('’', "'").replaceAll(/ (?='(?:s|m|ll|ve|re|d) )/g, '')
  return joined
    .split(/(\{\w+\}|…)/u)
    .map((piece) => {
      if (piece === '…') return '.*'
      const slot = /^\{(\w+)\}$/.exec(piece)?.[1]
      if (slot !== undefined) {
        const source = slots[slot]
        if (source === undefined) throw new Error(`{${slot}} is no slot: ${spelling}`)
        // A group may have its name once.
        const again = named.has(slot)
        named.add(slot)
        return again ? source.replace(/\?<\w+>/, '?:') : source
      }
      const words = fold(piece).trim()
      const before = /^\s/.test(piece) ? '\\s+' : ''
      const after = words !== '' && /\s$/.test(piece) ? '\\s+' : ''
      return words === '' ? before : `${before}${bordered(words, escaped(words))}${after}`
    })
    .join('')
}
