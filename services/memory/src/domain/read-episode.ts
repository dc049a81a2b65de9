import { readFeeling } from '@lumen/understanding/feeling'
import { readActs, tellsLoss } from '@lumen/understanding/open-acts'
import type { Clause } from '@lumen/understanding/clauses'
import { fold } from '@lumen/language/fold'
import { factWordingOf } from '@lumen/understanding/open-words'
import { asSentence } from '@lumen/understanding/say-fact'
import { understanding } from '../understanding.ts'
import type { Candidate } from './candidate.ts'
import type { SaidOn } from './said-on.ts'
import { valueKey } from './value-key.ts'

/** What a loss matters and weighs. */
const ofLoss = { importance: 9, weight: -0.8 }
/** A feeling weaker than this is told by its message alone. */
const leastIntensity = 0.5
/** A clause as short as this makes no sense by itself. */
const leastLetters = 4

/**
 * What happened or is felt, as a message that tells no fact says it, whole: with somebody or on a day,
 * felt strongly; or what is liked best. Null where nothing of it is certain.
 */
export function readEpisode(said: SaidOn): Candidate | null {
  const { text, language, today } = said
  const { clauses } = understanding.readClauses(said, [])
  const { favourites } = factWordingOf(language)
  const base = { quote: '', scope: 'companion' as const, confidence: 0.7, language }
  const loss = tellsLoss(text, language)
  // Whoever loved the soup of somebody who died tells of them, not of a soup.
  const favourite = loss
    ? undefined
    : clauses.find(({ text: clause }) =>
        favourites.some((word) => fold(clause).includes(fold(word.replace('~', '')))),
      )
  if (favourite !== undefined)
    return {
      ...base,
      ...keysOf('favourite', favourite.quote.text, said),
      type: 'preference',
      content: asSentence(favourite.quote.text, language),
      quote: favourite.quote.text,
      importance: 5,
      emotionalWeight: 0,
      contextTags: ['favourite'],
      day: null,
    }
  const feeling = readFeeling(text, language)
  if (feeling.label === 'neutral' || feeling.denied || feeling.intensity < leastIntensity)
    return null
  const told = withoutThanks(clauses, said).filter(
    ({ words }) => (words.match(/\p{L}/gu)?.length ?? 0) >= leastLetters,
  )
  const happened = told.find(({ tokens }) =>
    tokens.some((token) => token === 'answers:day' || /^about:(?!user$)/.test(token)),
  )
  const clause =
    happened ?? told.find(({ words }) => readFeeling(words, language).label === feeling.label)
  if (clause === undefined) return null
  const quote = clause.words
  const likes = clause.tokens.some((token) => /^answers:(?:dis)?likes$/.test(token))
  const type = happened !== undefined ? 'event' : likes ? 'preference' : 'emotion'
  return {
    ...base,
    ...keysOf(type === 'emotion' ? `emotion:${today}` : type, quote, said),
    type,
    content: asSentence(quote, language),
    quote,
    importance: loss ? ofLoss.importance : 4 + Math.round(feeling.intensity * 4),
    emotionalWeight: loss ? Math.min(feeling.valence, ofLoss.weight) : feeling.valence,
    contextTags: [feeling.label],
    day: null,
  }
}

type Told = Pick<Clause, 'tokens'> & { readonly words: string }

/**
 * Clauses with the words to keep of them. Thanks are for the companion and tell nothing of a life; what
 * somebody says of themselves beside them does (“thank you, I feel better now”), by itself.
 */
function withoutThanks(clauses: readonly Clause[], { text, language }: SaidOn): Told[] {
  const thanksIn = (words: string) =>
    readActs(words, language).filter(({ act }) => act === 'thanks')
  const thanks = thanksIn(text)
  return clauses.flatMap(({ quote, tokens, ...clause }) => {
    if (!thanks.some((sentence) => sentence.text.includes(quote.text)))
      return [{ tokens, words: quote.text }]
    const words = clause.text.trim()
    const ofUser = tokens.includes('about:user') && thanksIn(words).length === 0
    return ofUser ? [{ tokens, words }] : []
  })
}

function keysOf(kind: string, text: string, { language }: SaidOn): { slot: string; value: string } {
  const value = valueKey(text, language)
  return { slot: `${kind}:${value}`, value }
}
