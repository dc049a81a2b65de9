import { excerpt } from '@lumen/runtime/excerpt'

const excerptLength = 60

/**
 * What a reply says it was made from: ids and first words, to be opened, corrected or forgotten.
 * Turns of the talk itself are not among them; facts of a chart are told as such.
 */
export const excerptsOf = (
  recalled: readonly { id: string; kind: string; text: string }[],
): { id: string; excerpt: string; kind?: 'chart-fact' }[] =>
  recalled
    .filter(({ kind }) => kind !== 'turn')
    .map(({ id, kind, text }) => ({
      id,
      excerpt: excerpt(text, excerptLength),
      ...(kind === 'fact' && { kind: 'chart-fact' as const }),
    }))
