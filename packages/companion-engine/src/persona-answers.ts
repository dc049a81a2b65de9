import { type Answer, namable, subjectSlot } from './answer.ts'
import { ask, draft, pickFrom, say } from './draft.ts'
import type { FavouriteKey } from './fact-kinds.ts'
import { followUp } from './follow-up.ts'
import { favouriteIn, favouriteOf, isFavourite, traitWords } from './persona.ts'
import { joinList } from './recall.ts'

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
    ? say(turn, 'likeYou.yes', subjectSlot(subject))
    : say(turn, 'likeYou.blank', subjectSlot(subject))
  return draft('likeYou', [text], {
    emotion: 'playful',
    ask: ask(turn, 'unknown.ask', subjectSlot(subject)),
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
