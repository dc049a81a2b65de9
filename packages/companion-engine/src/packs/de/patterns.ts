// Latin letters only: to compile the ranges of all scripts, thousands of times, takes a second.
const letters = 'a-z\\u00df-\\u00f6\\u00f8-\\u024f'
const letter = `[${letters}0-9]`
const border = `(?:(?<!${letter})(?=${letter})|(?<=${letter})(?!${letter}))`

/**
 * Widens a pattern in proper spelling to what chat makes of it (ae, oe, ue, ss). Umlauts are kept
 * apart from plain vowels, for schön is not schon; so `\b` and `[a-z]` are read as any letter's.
 */
const spelled = (source: string): string =>
  source
    .replaceAll('\\b', border)
    .replaceAll('\\w', letter)
    .replaceAll('[a-z', `[${letters}`)
    .replaceAll('ä', '(?:ä|ae)')
    .replaceAll('ö', '(?:ö|oe)')
    .replaceAll('ü', '(?:ü|ue)')
    .replaceAll('ß', '(?:ß|ss)')

/** A pattern in German spelling, found however the user spells it. */
export const rx = (parts: TemplateStringsArray, ...inserts: readonly string[]): RegExp =>
  new RegExp(spelled(String.raw({ raw: parts.raw }, ...inserts)), 'u')

/** Whole words of a comma-separated list; `*` stands for further letters on either side. */
export const words = (list: string): RegExp => new RegExp(spelled(wordSource(list)), 'u')

const wordSource = (list: string): string => {
  const alternatives = list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('*', '[a-z]*').replaceAll(' ', ' +'))
  return `\\b(?:${alternatives.join('|')})\\b`
}
