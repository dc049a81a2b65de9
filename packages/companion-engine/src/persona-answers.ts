import type { Answer } from './answer.ts'
import { ask, draft, pickFrom, say } from './draft.ts'
import type { FavouriteKey } from './fact-kinds.ts'
import { followUp } from './follow-up.ts'
import { favouriteIn, favouriteOf, isFavourite, traitWords } from './persona.ts'
import { quotableClause } from './quote.ts'
import { joinList } from './recall.ts'
import type { Turn } from './turn.ts'

/** A subject as it may be named in a reply, or null. */
const namable = (turn: Turn, subject: string | null): string | null => {
  if (subject === null) return null
  const { text } = turn.pack
  const pack = { ...turn.pack, text: { ...text, quote: { min: 1, max: text.quote.max } } }
  return quotableClause(subject, pack)
}

export const favourite: Answer = (turn, sentence) => {
  const found = favouriteIn(sentence.folded, turn)
  if (found === null) {
    return draft('favourite', [say(turn, 'favourite.unknown')], { ask: ask(turn, 'opinion.ask') })
  }
  const value = favouriteOf(turn, found.key)
  return draft('favourite', [say(turn, 'favourite.known', { key: found.label, value })], {
    emotion: 'playful',
    ask: ask(turn, 'favourite.ask', { key: found.label }),
  })
}

export const likeYou: Answer = (turn, sentence, intent) => {
  if (favouriteIn(sentence.folded, turn) !== null && intent.subject === null) {
    return favourite(turn, sentence, intent)
  }
  const subject = namable(turn, intent.subject)
  const known = subject !== null && isFavourite(turn, subject)
  const text = known
    ? say(turn, 'likeYou.yes', { subject })
    : say(turn, 'likeYou.blank', subject === null ? {} : { subject })
  return draft('likeYou', [text], {
    emotion: 'playful',
    ask: ask(turn, 'unknown.ask'),
  })
}

export const andYou: Answer = (turn) => {
  const told = turn.known.findLast((fact) => fact.kind === 'favourite')
  if (told !== undefined && told.key !== null && told.turn === turn.heard.length - 1) {
    const slots = { key: told.keyLabel ?? '', value: favouriteOf(turn, told.key as FavouriteKey) }
    return draft('andYou', [say(turn, 'favourite.known', slots)], { emotion: 'playful' })
  }
  const topic = turn.currentTopic
  const lines = topic === null ? [] : turn.pack.topics[topic].you
  const own = pickFrom(turn, lines, {}, 'you')?.text ?? say(turn, 'andYou.general')
  return draft('andYou', [own], { emotion: 'playful', topic })
}

/** Any other question about the companion: what it can say of the topic, from its sheet. */
export const askYou: Answer = (turn) => {
  const topic = turn.currentTopic
  const lines = topic === null ? [] : turn.pack.topics[topic].you
  const own = pickFrom(turn, lines, {}, 'you')?.text ?? say(turn, 'andYou.general')
  const back = topic === null ? null : followUp(turn, topic, 'plain', null)
  return draft('askYou', [own], {
    emotion: 'playful',
    topic,
    ask: back?.text ?? null,
    memoryIds: back?.memoryIds ?? [],
  })
}

export const aboutYou: Answer = (turn) => {
  const traits = traitWords(turn)
  const listed = joinList(turn, traits)
  return draft('aboutYou', [say(turn, 'aboutYou', listed === '' ? {} : { traits: listed })], {
    emotion: 'cheerful',
    ask: null,
  })
}
