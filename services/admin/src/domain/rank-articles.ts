export type Searchable = { title: string; summary: string; body: string }

/** Scripts written without spaces between words, and Korean, whose words carry particles. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u
const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[\p{L}\p{N}]+/gu

const names = ['title', 'summary', 'body'] as const
const weights = { title: 12, summary: 5, body: 1 } as const
/** An inflected form counts less than the word itself. */
const inflected = 0.6
/** How much an article must hold of what any article holds of the query. */
const leastCoverage = 0.5

/** Lower case, full width to half, accents of Latin letters off; kana and Hangul stay whole. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

type Folded = { text: string; words: readonly string[] }
type Term = { text: string; pieces: readonly string[] | null }

function termsOf(query: string): Term[] {
  const terms = [...new Set(fold(query).match(runs) ?? [])].map((text): Term => {
    if (!unspaced.test(text)) return { text, pieces: null }
    const pieces = Array.from({ length: Math.max(text.length - 1, 1) }, (_, index) =>
      text.slice(index, index + 2),
    )
    return { text, pieces }
  })
  const telling = terms.filter(({ text, pieces }) => pieces !== null || text.length > 1)
  return telling.length > 0 ? telling : terms
}

const occurrences = (text: string, part: string) => {
  let count = 0
  for (let at = text.indexOf(part); at >= 0 && count < 8; at = text.indexOf(part, at + part.length))
    count += 1
  return count
}

/** How well a field holds a term: 0 for not at all, 1 for once, a little more for often. */
function hold({ text, words }: Folded, term: Term): number {
  if (term.pieces !== null) {
    const count = occurrences(text, term.text)
    if (count > 0) return 1 + Math.log2(count) / 4
    const found = term.pieces.filter((piece) => text.includes(piece)).length / term.pieces.length
    return found >= 0.5 ? found * inflected : 0
  }
  // In German compounds a word stands within another.
  const matches = (part: string) =>
    words.filter((word) => word.startsWith(part) || (part.length >= 4 && word.includes(part)))
      .length
  const count = matches(term.text)
  if (count > 0) return 1 + Math.log2(Math.min(count, 8)) / 4
  const stem = term.text.length >= 5 ? term.text.slice(0, term.text.length > 6 ? -2 : -1) : null
  return stem !== null && matches(stem) > 0 ? inflected : 0
}

const folded = (text: string): Folded => {
  const plain = fold(text)
  return { text: plain, words: wordsOf(plain) }
}

/**
 * The articles that hold at least half of a query, best first: by how much of it they hold, then by
 * where (title, summary, body) and how often. Words match by their beginnings and through accents
 * and endings, Chinese, Japanese and Korean by parts of a text. Words and parts that no article
 * holds (“how do I …”, “如何”) say nothing about which one is meant, and are left out.
 */
export function rankArticles<T extends Searchable>(articles: readonly T[], query: string): T[] {
  const library = articles.map((article) =>
    names.map((name) => [folded(article[name]), weights[name]] as const),
  )
  const isHeld = (test: (field: Folded) => boolean) =>
    library.some((fields) => fields.some(([field]) => test(field)))
  const terms = termsOf(query)
    .map((term) => ({
      ...term,
      pieces: term.pieces?.filter((piece) => isHeld(({ text }) => text.includes(piece))) ?? null,
    }))
    .filter((term) =>
      term.pieces === null ? isHeld((field) => hold(field, term) > 0) : term.pieces.length > 0,
    )
  if (terms.length === 0) return []
  const phrase = fold(query).trim()
  return articles
    .map((article, index) => {
      const fields = library[index] ?? []
      let covered = 0
      let score = 0
      for (const term of terms) {
        const held = fields.map(([field, weight]) => hold(field, term) * weight)
        if (held.some((each) => each > 0)) covered += 1
        score += held.reduce((sum, each) => sum + each, 0)
      }
      for (const [field, weight] of fields) if (field.text.includes(phrase)) score += weight * 2
      return { article, index, coverage: covered / terms.length, score }
    })
    .filter(({ coverage, score }) => score > 0 && coverage >= leastCoverage)
    .toSorted((a, b) => b.coverage - a.coverage || b.score - a.score || a.index - b.index)
    .map(({ article }) => article)
}
