import type { Language } from '@lumen/contracts/languages'
import type { Quotation } from '@lumen/understanding/answer'
import type { Said } from '@lumen/understanding/clauses'
import { tokensOfFact } from '@lumen/understanding/fact-tokens'
import { factWordingOf } from '@lumen/understanding/open-words'
import { sayFact } from '@lumen/understanding/say-fact'
import { understanding } from '../understanding.ts'
import { knowsOf } from './knows-of.ts'

/**
 * What a question asks, as one would say it to whom it is of: “Your cat is called Mango”. Null where a
 * quotation tells no single fact of that, or tells it in another language than the answer's.
 *
 * @param said the user's messages, oldest first, among which the quoted one may be
 * @param asked tokens of the question
 */
export function askedFact(
  { messageId, start, end, text, saidAt }: Quotation,
  said: readonly Said[],
  asked: readonly string[],
  language: Language,
): string | null {
  const at = said.findIndex((each) => each.messageId === messageId)
  // What memory found is at hand as far as it is quoted.
  const alone = { messageId, text, saidAt, position: 0, language }
  const read = at === -1 ? [alone] : said.slice(Math.max(0, at - readBefore), at + 1)
  if (read.at(-1)?.language !== language) return null
  const sentences = understanding
    .readFacts(read, (each) => Math.floor(each.saidAt.getTime() / dayMs))
    .filter(
      ({ messageId: of, span, standing }) =>
        of === messageId &&
        (standing === 'holds' || standing === 'planned') &&
        (at === -1 || (span.start < end && start < span.end)),
    )
    .flatMap((fact) => {
      const sentence = sayFact(fact, factWordingOf(language), language)
      return sentence === null || label.test(sentence)
        ? []
        : [{ sentence, tokens: tokensOfFact(fact) }]
    })
  const meant = sentences.filter(({ tokens }) => tokens.some((token) => asked.includes(token)))
  const fitting = sentences.filter(({ sentence }) => knowsOf(sentence, language, asked))
  const [only, ...others] = meant.length > 0 ? meant : fitting
  return others.length === 0 ? (only?.sentence ?? null) : null
}

/** “Your work: welder” is read on a card; nobody speaks so. */
const label = /[:：]/u

/** Messages that names and pronouns of the quoted one are looked for in. */
const readBefore = 12
const dayMs = 86_400_000
