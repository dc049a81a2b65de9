import type { Name } from '../../pack/text.ts'

/** Forms of a name: with its article, after “de” and after “à”. */
const withArticle = (noun: string, the: string, of: string, to: string): Name => ({
  base: noun,
  the: `${the}${noun}`,
  of: `${of}${noun}`,
  to: `${to}${noun}`,
})

export const masculine = (noun: string) => withArticle(noun, 'le ', 'du ', 'au ')
export const feminine = (noun: string) => withArticle(noun, 'la ', 'de la ', 'à la ')
export const elided = (noun: string) => withArticle(noun, 'l’', 'de l’', 'à l’')
export const plural = (noun: string) => withArticle(noun, 'les ', 'des ', 'aux ')
/** A name that takes no article. */
export const bare = (noun: string) =>
  withArticle(noun, '', /^[AEIOU]/.test(noun) ? 'd’' : 'de ', 'à ')

/** A theme stands with its article; `your` is said to the reader. */
const theme = (noun: string, the: string, of: string, to: string, your: string): Name => ({
  base: `${the}${noun}`,
  of: `${of}${noun}`,
  to: `${to}${noun}`,
  your: `${your} ${noun}`,
})

export const masculineTheme = (noun: string) => theme(noun, 'le ', 'du ', 'au ', 'votre')
export const feminineTheme = (noun: string) => theme(noun, 'la ', 'de la ', 'à la ', 'votre')
export const elidedTheme = (noun: string) => theme(noun, 'l’', 'de l’', 'à l’', 'votre')
