/** Texts of cards, which anybody may have written: made harmless, and shown for a name what stood for it. */

// Control characters but tab and line break; what turns the direction of text; what is not seen.
const unprintable =
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** What a field holds when it is text, printable and well formed; else ''. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(unprintable, '').trim()
    : ''

/** The same on one line. */
export const lineOf = (value: unknown): string => textOf(value).replaceAll(/\s+/gu, ' ')

/** Texts of a list; what is no text in it is left out, and what comes after `max`. */
export const listOf = (value: unknown, max: number): string[] =>
  Array.isArray(value)
    ? value
        .slice(0, max)
        .map(lineOf)
        .filter((text) => text !== '')
    : []

const macro = /\{\{([^{}]{0,500})\}\}/g
const tag = /<(user|bot|char|start)>/gi

/**
 * A text in which the names stand that macros stood for. A random choice is its first; what only the
 * program knows that the card was made for goes.
 */
export function withNames(text: string, names: { char: string; user: string }): string {
  const named = (word: string): string | null => {
    const key = word.trim().toLowerCase()
    if (key === 'char' || key === 'bot') return names.char
    return key === 'user' ? names.user : null
  }
  return text
    .replaceAll(macro, (_, inner: string) => {
      const choice = /^\s*(?:random|pick)\s*::?([\s\S]*)$/i.exec(inner)?.[1]
      return choice === undefined
        ? (named(inner) ?? '')
        : (choice.split(choice.includes('::') ? '::' : ',')[0] ?? '').trim()
    })
    .replaceAll(tag, (_, inner: string) => named(inner) ?? '')
    .trim()
}
