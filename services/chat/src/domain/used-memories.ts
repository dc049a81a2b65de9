import { excerpt } from './excerpt.ts'

const excerptLength = 60

/** What a reply says it was made from: ids and first words, to be opened, corrected or forgotten. */
export const excerptsOf = (
  recalled: readonly { id: string; text: string }[],
): { id: string; excerpt: string }[] =>
  recalled.map(({ id, text }) => ({ id, excerpt: excerpt(text, excerptLength) }))
