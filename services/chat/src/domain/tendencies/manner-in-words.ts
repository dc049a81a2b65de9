import { tendencies } from '@lumen/contracts/chat/tendencies'
import type { Language } from '@lumen/contracts/languages'
import type { MannerTexts } from '../../content.ts'
import type { Scores } from './start.ts'

/** Points from which on a tendency has moved clearly, and much. */
const clearlyFrom = 6
const muchFrom = 15

/** What a model is told of a manner that has moved; null: it is where it began. */
export function mannerInWords(
  drift: Scores,
  texts: MannerTexts,
  language: Language,
): string | null {
  const moves = tendencies
    .filter((tendency) => drift[tendency] !== 0)
    .map((tendency) => {
      const moved = drift[tendency]
      const by = Math.abs(moved)
      const degree = by >= muchFrom ? 'much' : by >= clearlyFrom ? 'clearly' : 'little'
      return texts[degree].replace('{manner}', texts[moved > 0 ? 'more' : 'less'][tendency])
    })
  if (moves.length === 0) return null
  const list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(moves)
  return texts.told.replace('{moves}', list)
}
