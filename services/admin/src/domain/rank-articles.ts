import { fold } from '@lumen/language/fold'
import { eastAsian } from '@lumen/language/scripts'

export type Searchable = {
  title: string
  summary: string
  /** Other words that people look for it by. */
  keywords: string
  body: string
}

/** Scripts written without spaces between words, and Korean, whose words carry particles. */
const unspaced = new RegExp(`[${eastAsian}ー]`, 'u')
const runs = new RegExp(String.raw`[${eastAsian}ー]+|[\p{L}\p{N}]+`, 'gu')

const names = ['title', 'summary', 'keywords', 'body'] as const
const weights = { title: 12, summary: 5, keywords: 12, body: 1 } as const
/** An inflected form counts less than the word itself. */
const inflected = 0.6
/** How much an article must hold of what any article holds of the query, by what it tells … */
const leastCoverage = 0.3
/** … and of the whole query, which may be about something that no article is about. */
const leastShare = 0.26
/** What is so much worse than the best is left out. */
const leastRank = 0.03

/** So many words of a query are looked for. */
const mostUnits = 24

type Field = { text: string; words: readonly string[]; weight: number }
/** A word, or two neighbouring characters where words are not parted. */
type Unit = { text: string; isWord: boolean }

const unitsOf = (run: string): Unit[] =>
  unspaced.test(run)
    ? Array.from({ length: Math.max(run.length - 1, 1) }, (_, index) => ({
        text: run.slice(index, index + 2),
        isWord: false,
      }))
    : [{ text: run, isWord: true }]

const fieldsOf = (article: Searchable): Field[] =>
  names.map((name) => {
    const text = fold(article[name])
    return { text, words: text.match(/[\p{L}\p{N}]+/gu) ?? [], weight: weights[name] }
  })

const occurrences = (text: string, part: string) => {
  let count = 0
  for (let at = text.indexOf(part); at >= 0 && count < 8; at = text.indexOf(part, at + part.length))
    count += 1
  return count
}

/** How well a field holds a unit: 0 for not at all, 1 for once, a little more for often. */
function hold({ text, words }: Field, unit: Unit): number {
  // In German compounds a word stands within another.
  const matches = (part: string) =>
    words.filter((word) => word.startsWith(part) || (part.length >= 4 && word.includes(part)))
      .length
  const count = unit.isWord ? Math.min(matches(unit.text), 8) : occurrences(text, unit.text)
  if (count > 0) return 1 + Math.log2(count) / 4
  if (!unit.isWord || unit.text.length < 5) return 0
  const stem = unit.text.slice(0, unit.text.length > 6 ? -2 : -1)
  return matches(stem) > 0 ? inflected : 0
}

/**
 * The articles that fit a query, best first. Words match by their beginnings and
 * through accents and endings; Chinese, Japanese and Korean by pairs of characters, more by the
 * whole. What few articles hold tells more than what many hold, and what none holds (“how do I …”)
 * tells nothing; a title and keywords count more than a summary, and that more than a body.
 */
export function rankArticles<T extends Searchable>(articles: readonly T[], query: string): T[] {
  const library = articles.map(fieldsOf)
  const found = [...new Set(fold(query).match(runs) ?? [])]
  /** How much a match tells: 0 when no article has it. */
  const telling = (isHeld: (field: Field) => boolean) => {
    const holders = library.filter((fields) => fields.some(isHeld)).length
    return holders === 0 ? 0 : Math.log(1 + articles.length / holders)
  }
  const units = found
    .flatMap(unitsOf)
    .filter(({ text, isWord }) => found.length === 1 || !isWord || text.length > 1)
    .slice(0, mostUnits)
    .map((unit) => ({ unit, worth: telling((field) => hold(field, unit) > 0) }))
  const phrases = found
    .filter((run) => run.length > 2 && unspaced.test(run))
    .slice(0, mostUnits)
    .map((run) => ({ run, worth: telling(({ text }) => text.includes(run)) }))
  const total = units.reduce((sum, { worth }) => sum + worth, 0)
  if (total === 0) return []
  const ranked = articles.map((article, index) => {
    const fields = library[index] ?? []
    let covered = 0
    let count = 0
    let score = 0
    for (const { unit, worth } of units) {
      const held = fields.reduce((sum, field) => sum + hold(field, unit) * field.weight, 0)
      if (held > 0) {
        covered += worth
        count += 1
      }
      score += held * worth
    }
    for (const { run, worth } of phrases)
      for (const { text, weight } of fields) if (text.includes(run)) score += weight * worth * 2
    const coverage = covered / total
    const fits = coverage >= leastCoverage && count / units.length >= leastShare
    return { article, index, rank: fits ? score * coverage ** 2 : 0 }
  })
  const best = Math.max(...ranked.map(({ rank }) => rank))
  return ranked
    .filter(({ rank }) => rank > 0 && rank >= best * leastRank)
    .toSorted((a, b) => b.rank - a.rank || a.index - b.index)
    .map(({ article }) => article)
}
