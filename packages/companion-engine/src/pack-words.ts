const boundary = '[\\p{L}\\p{N}]'

/** Escapes all but `*` (any further letters) and spaces (one or more). */
const escaped = (word: string): string =>
  word
    .trim()
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '[\\p{L}]*')
    .replace(/ +/g, ' +')

/**
 * A pattern that finds any of the words of a comma-separated list as whole words; `*` stands for
 * further letters. For languages that divide words by spaces.
 */
export const words = (list: string): RegExp =>
  new RegExp(`(?<!${boundary})(?:${alternatives(list)})(?!${boundary})`, 'u')

/** A pattern that finds any of the words of a comma-separated list anywhere (zh, ja). */
export const terms = (list: string): RegExp => new RegExp(`(?:${alternatives(list)})`, 'u')

/** Longest first, so that the longest word of a list is the one found. */
const alternatives = (list: string): string =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|')
