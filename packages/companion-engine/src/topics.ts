import type { Sentence } from './clean-text.ts'
import { quotable } from './clean-text.ts'
import { type FactKind, shapeOf } from './fact-kinds.ts'
import type { Pack } from './pack.ts'
import {
  situationIds,
  type SituationId,
  situations,
  type TopicId,
  topicIds,
} from './topics-list.ts'

export type TopicReading = {
  readonly topic: TopicId
  /** The noun that told the topic, as the user wrote it. */
  readonly word: string | null
}

/** The topic the text speaks of most; `current` wins among equals. Null when none is named. */
export function readTopic(
  text: string,
  folded: string,
  pack: Pack,
  current: TopicId | null,
): TopicReading | null {
  let best: TopicReading | null = null
  let bestScore = 0
  for (const topic of topicIds) {
    const part = pack.topics[topic]
    const noun = wholeWord(part.nouns, folded)
    const cue = wholeWord(part.cues, folded)
    if (noun === null && cue === null) continue
    const score =
      (noun === null ? 0 : 2 + noun[0].length / 20) +
      (cue === null ? 0 : 1.5 + cue[0].length / 20) +
      (topic === current ? 0.6 : 0) -
      (topic === 'general' ? 1.4 : 0) // gives way to any topic of its own
    if (score <= bestScore) continue
    bestScore = score
    const found = noun === null ? '' : text.slice(noun.index, noun.index + noun[0].length)
    best = { topic, word: quotable(found, pack.text.quote.max) }
  }
  return best
}

const katakana = /[ァ-ヺー]/u
/** Shorter ones stand in longer words that mean something else: パン in パンパン. */
const katakanaLeast = 3

/** A match that is not the piece of a longer word in katakana, which has no spaces around it. */
function wholeWord(pattern: RegExp, folded: string): RegExpExecArray | null {
  let from = 0
  while (from < folded.length) {
    const match = pattern.exec(folded.slice(from))
    if (match === null || match[0] === '') return match
    const at = from + match.index
    const after = folded.charAt(at + match[0].length)
    const pieced =
      match[0].length < katakanaLeast &&
      ((katakana.test(match[0].charAt(0)) && katakana.test(folded.charAt(at - 1))) ||
        (katakana.test(match[0].slice(-1)) && katakana.test(after)))
    if (!pieced) {
      match.index = at
      return match
    }
    from = at + match[0].length
  }
  return null
}

/** The situation the sentences tell, if any; the one matched in most words. */
export function readSituation(sentences: readonly Sentence[], pack: Pack): SituationId | null {
  let best: SituationId | null = null
  let longest = 0
  for (const situation of situationIds) {
    for (const pattern of pack.situations[situation].match) {
      for (const sentence of sentences) {
        const match = pattern.exec(sentence.folded)
        if (match === null || match[0].length <= longest) continue
        longest = match[0].length
        best = situation
      }
    }
  }
  return best
}

export const topicOfPath = (path: string): TopicId | null => {
  const [part, name] = path.split('.')
  if (part === 'topics') return name as TopicId
  if (part === 'situations') return situations[name as SituationId].topic
  if (part === 'facts') return shapeOf(name as FactKind).topics[0] ?? null
  return null
}
