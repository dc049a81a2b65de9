import { excerpt } from '@lumen/runtime/excerpt'

const excerptLength = 60

/**
 * What a reply says it was made from: ids and first words, to be opened, corrected or forgotten.
 * Turns of the talk itself are not among them.
 */
export const excerptsOf = (
  recalled: readonly { id: string; kind: string; text: string }[],
): { id: string; excerpt: string }[] =>
  recalled
    .filter(({ kind }) => kind !== 'turn')
    .map(({ id, text }) => ({ id, excerpt: excerpt(text, excerptLength) }))
