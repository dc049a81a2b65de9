import { foldText, quotable, type Sentence } from './clean-text.ts'
import type { Pack } from './pack.ts'

/** A clause without the words that lead into it or trail off, fit to be quoted; else null. */
export function quotableClause(text: string, pack: Pack, maximum = pack.text.quote.max) {
  let clause = text.trim()
  for (let round = 0; round < 3; round++) {
    const lead = pack.text.lead.exec(foldText(clause, pack.text))
    if (lead === null || lead[0].length === 0 || lead[0].length === clause.length) break
    clause = clause.slice(lead[0].length).trim()
  }
  const tail = pack.text.tail.exec(foldText(clause, pack.text))
  if (tail !== null && tail.index > 0) clause = clause.slice(0, tail.index).trim()
  const plain = quotable(clause, maximum)
  if (plain === null || [...plain].length < pack.text.quote.min) return null
  return pack.text.unquotable.test(foldText(plain, pack.text)) ? null : plain
}

/** The clause that holds a word, cut around it when it is long: for recalling what was said. */
export function quoteAround(sentence: Sentence, holds: (folded: string) => boolean, pack: Pack) {
  const clause = sentence.clauses.find((each) => holds(each.folded)) ?? sentence
  const whole = quotableClause(sentence.text, pack)
  if (whole !== null) return whole
  const plain = quotableClause(clause.text, pack)
  if (plain !== null) return plain
  const bounded = [...clause.text].slice(0, pack.text.quote.max).join('')
  const cut = pack.text.glue === '' ? bounded : bounded.replace(/\s+\S*$/, '')
  const safe = quotable(cut, pack.text.quote.max)
  return safe === null ? null : `${safe}…`
}
