import { askedLanguage, talkLanguage, withoutNames } from '@lumen/companion/talk-language'
import type { Persona } from '@lumen/contracts/chat/persona'
import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import type { Masker } from '@lumen/understanding/masker'
import type { ChatContext } from '../context.ts'
import { mediaNote } from '../domain/media-note.ts'
import { readModelled, type Modelled } from '../domain/modelled.ts'
import { readCrisis, type CrisisReading } from '../domain/crisis.ts'
import { heard, presentIn } from '../domain/plays/cast.ts'
import { lineOf, sceneOf, type Scene } from '../domain/plays/scene.ts'
import type { Turn } from '../domain/recent-turns.ts'
import { saysAnything, toldText, wordsOf } from '../domain/sent-pictures.ts'
import { mannerInWords } from '../domain/tendencies/manner-in-words.ts'
import { noDrift, type Scores } from '../domain/tendencies/start.ts'
import { readTone } from '../domain/tone.ts'
import { listCompanions, nameCompanions, type StoredCompanion } from '../store/companions.ts'
import { listMessages } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { findSummary, type TalkSummary } from '../store/talk-summaries.ts'
import { findPlayAt, findPlayed, type StoredPlay } from '../store/plays.ts'
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
  /** What others in the scene answered to that message before. */
  since: Turn[]
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

/** Who reads a talk, and what is known of who says what in it. */
type Reading = {
  speakerId: string
  wishes: ReadonlyMap<string, string>
  language: Language
  played: ReadonlySet<string>
  /** Names of companions by their ids. */
  names: ReadonlyMap<string, string>
}

/**
 * Media, and what other companions said in a scene, are told of as notes on the user's side: a companion
 * must not learn to write such.
 */
function toTurn(message: StoredMessage, reading: Reading): Turn {
  const { wishes, language, played, speakerId, names } = reading
  const wish = message.replyTo === null ? null : (wishes.get(message.replyTo) ?? null)
  const by = message.speakerId ?? message.companionId
  const note =
    message.isFromUser || by === speakerId
      ? mediaNote(message, wish, language, mediaNotesOf(language))
      : lineOf(names.get(by) ?? '?', message.content)
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

/** The companions of a scene beside the one who is to speak, as it sees them; null: there are none. */
function othersIn(play: StoredPlay, speakerId: string, companions: readonly StoredCompanion[]) {
  const there = presentIn(play).filter((id) => id !== speakerId)
  const others = companions.filter(({ id }) => there.includes(id))
  return others.length === 0 ? null : others.map(({ name, mood }) => ({ name, mood }))
}

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
 * and what it says about the user's state. Whoever may be in danger is heard in full. A guest of a scene
 * reads of it what was said while it was there, and nothing else of the talk.
 */
export async function readTalk(context: ChatContext, box: Box, task: ReplyTask): Promise<Talk> {
  const { question, companion, instruction, asker } = task
  const { companionId: talkId } = question
  const isGuest = companion.id !== talkId
  const before = String(BigInt(question.position) + 1n)
  const [messages, { version, mask }, persona, play, moved] = await Promise.all([
    listMessages(context.db, box, talkId, { limit: turnsRead, before }),
    readMasks(context, box, asker.userId),
    readPersona(context.db, box, companion.id),
    findPlayAt(context.db, box, talkId, question.position),
    findTendencyState(context.db, box, companion.id),
  ])
  await context.takeTurn()
  messages.reverse()
  const earlier = messages.filter((message) => message.id !== question.id)
  const known = earlier.filter(
    ({ position }) => !isGuest || (play !== null && heard(play, companion.id, position)),
  )
  const said = [...known.filter(({ isFromUser }) => isFromUser), question].map(wordsOf)
  const spoken = said.map((text) => withoutNames(text, [companion.name]))
  const language = talkLanguage(spoken, asker.language)
  const { language: written, tone } = readTone(spoken, asker.language)
  const masked = (message: StoredMessage): StoredMessage => withoutForgotten(message, mask)
  const shown = [...known.filter(saysSomething), question].map(masked)
  const since = play === null ? [] : await saidSince(context, box, task)
  const { summary } =
    isGuest || modelFor(context, task) === null
      ? { summary: null }
      : await findSummary(context.db, box, talkId, version)
  const ids = shown.map(({ id }) => id)
  const inScenes = await findPlayed(context.db, asker.userId, ids)
  const wishes = new Map(shown.map((message) => [message.id, message.content]))
  const crisis = readCrisis(
    inWords(question),
    instruction,
    earlier.filter(wasSaidHere).map(inWords),
    written,
  )
  const drift = crisis.care === null ? moved.drift : noDrift
  const isGroup = isGuest || (play?.guests ?? []).length > 0
  const companions = isGroup ? await listCompanions(context.db, box, asker.userId, false) : []
  const names =
    isGroup || [...shown, ...since].some(({ speakerId }) => speakerId !== undefined)
      ? await nameCompanions(context.db, box, asker.userId)
      : new Map<string, string>()
  const reading = { speakerId: companion.id, wishes, language, played: inScenes, names }
  return {
    turns: shown.map((message) => toTurn(message, reading)),
    since: since.map((message) => toTurn(masked(message), reading)),
    older: !isGuest && messages.length === turnsRead,
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
    scene:
      play !== null && crisis.care === null
        ? sceneOf(play, playTextsOf(language), othersIn(play, companion.id, companions))
        : null,
    ...crisis,
  }
}

/** What others answered to the message in a scene, before the reply that is to be written. */
async function saidSince(
  { db }: ChatContext,
  box: Box,
  { question, message, companion }: ReplyTask,
): Promise<StoredMessage[]> {
  const { position: before, companionId } = message
  const between = Number(BigInt(before) - BigInt(question.position)) - 1
  if (between <= 0) return []
  const said = await listMessages(db, box, companionId, { limit: between, before })
  return said
    .toReversed()
    .filter(
      ({ replyTo, isFromUser, speakerId = companionId, content }) =>
        replyTo === question.id && !isFromUser && speakerId !== companion.id && content !== '',
    )
}
