/**
 * A message cut into units (words or characters) with what the rules need to know of each: its
 * sentence, its clause, and a position that makes a clause border count as extra distance.
 */
export type View = {
  readonly units: readonly string[]
  readonly sentence: readonly number[]
  readonly clause: readonly number[]
  readonly position: readonly number[]
  /** True where a unit starts a word (matters where words are written without fixed spacing). */
  readonly wordStart: readonly boolean[]
  /** True where the clause of this number was opened by a quotation mark or a colon. */
  readonly quoted: readonly boolean[]
}

const clauseDistance = 2

/** Collects units in order; borders are announced between them. */
export function createViewBuilder() {
  const units: string[] = []
  const sentence: number[] = []
  const clause: number[] = []
  const position: number[] = []
  const wordStart: boolean[] = []
  const quoted: boolean[] = [false]
  let sentenceNumber = 0
  let clauseNumber = 0
  let nextPosition = 0
  let startsWord = true
  let lastBorder = 0

  function openClause(isQuote: boolean) {
    if (lastBorder < units.length) {
      clauseNumber += 1
      nextPosition += clauseDistance
      quoted[clauseNumber] = isQuote
      lastBorder = units.length
    } else if (isQuote) {
      quoted[clauseNumber] = true
    }
    startsWord = true
  }

  return {
    add(unit: string) {
      units.push(unit)
      sentence.push(sentenceNumber)
      clause.push(clauseNumber)
      position.push(nextPosition)
      wordStart.push(startsWord)
      nextPosition += 1
      startsWord = false
    },
    space() {
      startsWord = true
    },
    clauseBorder: openClause,
    sentenceBorder() {
      openClause(false)
      if (units.length > 0) sentenceNumber = (sentence.at(-1) ?? 0) + 1
    },
    build(): View {
      return { units, sentence, clause, position, wordStart, quoted }
    },
  }
}

export type ViewBuilder = ReturnType<typeof createViewBuilder>

const sentenceEnds = new Set(['.', '!', '?', '。', '．', '｡'])
const quotes = new Set(':"“”„«»「」『』《》<>')

/** Announces the border that one punctuation character makes. */
export function announceBorder(builder: ViewBuilder, character: string) {
  if (sentenceEnds.has(character)) builder.sentenceBorder()
  else builder.clauseBorder(quotes.has(character))
}
