import { foldText, readSentences } from './clean-text.ts'
import { readEmotionWith } from './emotion.ts'
import { valenceOf, type Valence } from './emotion-labels.ts'
import type { Pack } from './pack.ts'
import { readSituation, readTopic } from './topics.ts'
import { situations, type TopicId } from './topics-list.ts'

/** Messages for which a painful one keeps jokes away. */
const graveTurns = 5
/** Messages for which it colours what is said about the same topic. */
const lingerTurns = 4

type Mood = { readonly valence: Valence; readonly topic: TopicId | null }

function moodOf(message: string, pack: Pack): Mood {
  const folded = foldText(message, pack.text)
  const situation = readSituation(readSentences(message, pack.text), pack)
  const felt = valenceOf(readEmotionWith(message, folded, pack).label)
  const told = situation === null ? null : situations[situation]
  return {
    valence: felt === 'plain' && told !== null ? told.valence : felt,
    topic: told?.topic ?? readTopic(message, folded, pack, null)?.topic ?? null,
  }
}

export type Lingering = {
  /** Something painful was told lately, and nothing pleasant since. */
  readonly grave: boolean
  /** It was about this topic, and the talk has not left it. */
  readonly stays: boolean
}

/**
 * How far the mood of the last messages still holds for a message about `topic`; `turnsAway` when
 * it names a topic other than that of the talk.
 */
export function readLingering(
  heard: readonly string[],
  pack: Pack,
  topic: TopicId | null,
  turnsAway: boolean,
): Lingering {
  const moods = heard
    .slice(-graveTurns)
    .map((message) => moodOf(message, pack))
    .reverse()
  const pleasant = moods.findIndex((mood) => mood.valence === 'good')
  const since = pleasant < 0 ? moods : moods.slice(0, pleasant)
  const painful = since.findIndex((mood) => mood.valence === 'bad')
  const about = since[painful]?.topic ?? null
  return {
    grave: painful >= 0,
    stays: painful >= 0 && painful < lingerTurns && (about === null ? !turnsAway : about === topic),
  }
}
