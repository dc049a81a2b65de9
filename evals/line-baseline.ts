import { foldCase } from '@lumen/language/fold'
import type { Language } from '@lumen/contracts/languages'

const rise = 1.2
const lengthShare = 0.75

/** Pairs and single characters where words have no spaces; else words and their first five letters. */
function unitsOf(text: string, language: Language): string[] {
  const folded = foldCase(text)
  if (language === 'zh' || language === 'ja' || language === 'ko') {
    const characters = [...folded.replace(/[\s\p{P}\p{S}]/gu, '')]
    return [...characters, ...characters.slice(1).map((each, at) => `${characters[at]}${each}`)]
  }
  return (folded.match(/[\p{L}\p{N}]{2,}/gu) ?? []).flatMap((word) => [word, word.slice(0, 5)])
}

/**
 * Lines by how well they fit a question, best first, by BM25 alone: what quoting answers without any
 * understanding.
 */
export function rankLines(
  question: string,
  lines: readonly string[],
  language: Language,
): string[] {
  const told = lines.map((line) => unitsOf(line, language))
  const mean = told.reduce((sum, units) => sum + units.length, 0) / Math.max(1, told.length)
  const asked = new Set(unitsOf(question, language))
  const scored = told.map((units, at) => {
    let score = 0
    for (const unit of asked) {
      const count = units.filter((each) => each === unit).length
      if (count === 0) continue
      const holders = told.filter((each) => each.includes(unit)).length
      const rarity = Math.log(1 + (told.length - holders + 0.5) / (holders + 0.5))
      const length = 1 - lengthShare + (lengthShare * units.length) / mean
      score += (rarity * count * (rise + 1)) / (count + rise * length)
    }
    return { at, score }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.at - a.at)
    .map(({ at }) => lines[at] ?? '')
}
