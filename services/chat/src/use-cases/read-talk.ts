import { askedLanguage, talkLanguage, withoutNames } from '@lumen/companion/talk-language'
import type { Persona } from '@lumen/contracts/chat/persona'
import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import type { Masker } from '@lumen/understanding/masker'
import type { ChatContext } from '../context.ts'
import { mediaNote } from '../domain/media-note.ts'
import { readModelled, type Modelled } from '../domain/modelled.ts'
import { readCrisis, type CrisisReading } from '../domain/crisis.ts'
import { sceneOf, type Scene } from '../domain/plays/scene.ts'
import type { Turn } from '../domain/recent-turns.ts'
import { saysAnything, toldText, wordsOf } from '../domain/sent-pictures.ts'
import { mannerInWords } from '../domain/tendencies/manner-in-words.ts'
import { noDrift, type Scores } from '../domain/tendencies/start.ts'
import { readTone } from '../domain/tone.ts'
import { listMessages } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { findSummary, type TalkSummary } from '../store/talk-summaries.ts'
import { findOpenPlay, findPlayed } from '../store/plays.ts'
import { findTendencyState } from '../store/tendencies.ts'
import { readPersona } from '../store/personas.ts'
import { mannerTextsOf, mediaNotesOf, playTextsOf } from '../texts.ts'
import { modelFor } from './choose-model.ts'
import { readMasks } from './read-masks.ts'
import type { ReplyTask } from './reply-task.ts'

/** What a reply is an answer to. */
export type Talk = CrisisReading & {
  /** Oldest first, up to and with the user's message to answer. */
  turns: Turn[]
  /** Turns before the first one exist. */
  older: boolean
  /** What the user asked to be spoken to in, else the language they write, else the preferred one. */
  language: Language
  /** What the user asked to be spoken to in, while that holds. */
  askedLanguage: Language | null
  /** The tone an answer is given in. */
  tone: string
  modelled: Modelled
  /** What a model wrote of the beginning of the talk. */
  summary: TalkSummary | null
  /** What is played from here on; null: nothing, or not while care goes on. */
  scene: Scene | null
  /** What the companion's owner wrote about it beyond its character. */
  persona: Persona
  /** How the companion’s manner has moved with the talk, in words and in points; not while care goes on. */
  manner: string | null
  drift: Scores
  /** The day on which the ones before it were looked back on; null: none was. */
  lookedOn: string | null
  /** The partial reply to go on from. */
  continueFrom: string | null
  /** Which of its user's deletions the turns are without. */
  masks: string | null
}

const turnsRead = 240

/** Media are told of as notes on the user's side: a companion must not learn to write such notes. */
function toTurn(
  message: StoredMessage,
  wishes: Map<string, string>,
  language: Language,
  played: ReadonlySet<string>,
): Turn {
  const wish = message.replyTo === null ? null : (wishes.get(message.replyTo) ?? null)
  const note = mediaNote(message, wish, language, mediaNotesOf(language))
  return {
    id: message.id,
    saidAt: message.createdAt,
    position: Number(message.position),
    from: message.isFromUser || note !== null ? 'user' : 'companion',
    text: note ?? message.content,
    ...(note !== null && { note: true }),
    ...(played.has(message.id) && { played: true }),
    ...(message.metadata.pictures !== undefined && { pictures: message.metadata.pictures }),
  }
}

const saysSomething = (message: StoredMessage): boolean =>
  message.metadata.aside !== true && (saysAnything(message) || message.metadata.media !== undefined)

/** What came from a file is no alarm now, whenever it counts as said. */
const wasSaidHere = (message: StoredMessage): boolean => message.metadata.imported !== true

/** What is danger in words is danger under a picture. */
const inWords = (message: StoredMessage): StoredMessage => ({
  ...message,
  content: wordsOf(message),
})

/** The message, its words and what is said of its pictures, without what its user has forgotten. */
function withoutForgotten(message: StoredMessage, mask: Masker): StoredMessage {
  const { text, content, pictures } = toldText(message)
  const said = { ...message, messageId: message.id, text, saidAt: message.createdAt }
  const shown = message.metadata.pictures?.map((picture, index) => ({
    ...picture,
    description: mask(said, pictures[index]),
  }))
  const metadata = shown === undefined ? message.metadata : { ...message.metadata, pictures: shown }
  return { ...message, content: mask(said, content), metadata }
}

/**
 * Reads the talk up to the message that a reply answers, without what its user has forgotten since,
 * and what it says about the user's state. Whoever may be in danger is heard in full.
 */
export async function readTalk(context: ChatContext, box: Box, task: ReplyTask): Promise<Talk> {
  const { question, companion, instruction, asker } = task
  const before = String(BigInt(question.position) + 1n)
  const [messages, { version, mask }, persona, play, moved] = await Promise.all([
    listMessages(context.db, box, companion.id, { limit: turnsRead, before }),
    readMasks(context, box, asker.userId),
    readPersona(context.db, box, companion.id),
    findOpenPlay(context.db, box, companion.id),
    findTendencyState(context.db, box, companion.id),
  ])
  messages.reverse()
  const earlier = messages.filter((message) => message.id !== question.id)
  const said = [...earlier.filter(({ isFromUser }) => isFromUser), question].map(wordsOf)
  const spoken = said.map((text) => withoutNames(text, [companion.name]))
  const language = talkLanguage(spoken, asker.language)
  const { language: written, tone } = readTone(spoken, asker.language)
  const masked = (message: StoredMessage): StoredMessage => withoutForgotten(message, mask)
  const shown = [...earlier.filter(saysSomething), question].map(masked)
  const { summary } =
    modelFor(context, task) === null
      ? { summary: null }
      : await findSummary(context.db, box, companion.id, version)
  const ids = shown.map(({ id }) => id)
  const inScenes = await findPlayed(context.db, asker.userId, ids)
  const wishes = new Map(shown.map((message) => [message.id, message.content]))
  const crisis = readCrisis(
    inWords(question),
    instruction,
    earlier.filter(wasSaidHere).map(inWords),
    written,
  )
  // What is answered again was said before the play began, or after.
  const inScene = play !== null && BigInt(play.firstPosition) < BigInt(question.position)
  const drift = crisis.care === null ? moved.drift : noDrift
  return {
    turns: shown.map((message) => toTurn(message, wishes, language, inScenes)),
    older: messages.length === turnsRead,
    language,
    askedLanguage: askedLanguage(spoken),
    tone,
    modelled: readModelled(earlier),
    persona,
    manner: mannerInWords(drift, mannerTextsOf(language), language),
    drift,
    lookedOn: moved.lookedOn,
    // What is answered again knows nothing of what came after it.
    summary: summary !== null && summary.reachesTo <= Number(question.position) ? summary : null,
    continueFrom: task.continueFrom === null ? null : masked(task.message).content,
    masks: version,
    scene: inScene && crisis.care === null ? sceneOf(play, playTextsOf(language)) : null,
    ...crisis,
  }
}
