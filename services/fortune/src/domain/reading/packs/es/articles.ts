import type { Name } from '../../pack/text.ts'

/** Forms of a name: with its article, after “de” and after “a”. */
const withArticle = (noun: string, the: string, of: string, to: string): Name => ({
  base: noun,
  the: `${the}${noun}`,
  of: `${of}${noun}`,
  to: `${to}${noun}`,
})

export const masculine = (noun: string) => withArticle(noun, 'el ', 'del ', 'al ')
export const feminine = (noun: string) => withArticle(noun, 'la ', 'de la ', 'a la ')
/** A name that takes no article. */
export const bare = (noun: string) => withArticle(noun, '', 'de ', 'a ')

/** A theme stands with its article; `your` is said to the reader. */
const theme = (noun: string, the: string, of: string, to: string): Name => ({
  base: `${the}${noun}`,
  of: `${of}${noun}`,
  to: `${to}${noun}`,
  your: `tu ${noun}`,
})

export const masculineTheme = (noun: string) => theme(noun, 'el ', 'del ', 'al ')
export const feminineTheme = (noun: string) => theme(noun, 'la ', 'de la ', 'a la ')
