import { chatEvents } from '@lumen/contracts/chat/bus'
import type { Message } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { localModel } from '../answers/local-answer.ts'
import type { ChatContext } from '../context.ts'
import { everIn, heard, heardAll } from '../domain/plays/cast.ts'
import { plainEpilogue } from '../domain/plays/scene.ts'
import { findCompanion, type StoredCompanion } from '../store/companions.ts'
import { lastPosition, lockConversation, takePositions } from '../store/conversations.ts'
import { insertMessage, listMessages, readMessage } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { closePlay, findPlay, type StoredPlay } from '../store/plays.ts'
import { findRunning } from '../store/replies.ts'
import { playTextsOf } from '../texts.ts'
import { presentMessage } from './present-message.ts'
import { noSuchCompanion } from './read-companions.ts'
import { noSuchPlay } from './read-play.ts'
import { readTalk } from './read-talk.ts'
import { nobodysTask, unaskedModel, writeUnasked, type UnaskedWords } from './write-unasked.ts'

/** Beyond this nobody waits for a model's epilogue. */
const writingMs = 25_000
const emotion = 'gentle'
/** So much of a play is looked through, from its end. */
const playRead = 240

/**
 * Ends a play with an epilogue: the model writes it, for free; without one it says which objectives were
 * met. Where somebody may be in danger nothing is told. Asked again, it is the epilogue that there is.
 * @throws `not_found` for an unknown play, `reply_running` while the companion writes
 */
export async function endPlay(
  context: ChatContext,
  caller: Caller,
  playId: string,
  signal: AbortSignal,
): Promise<Message | null> {
  const { db, sealer } = context
  const { userId } = caller
  const box = await sealer.open(db, userId)
  const play = await findPlay(db, box, userId, playId)
  if (play === null) throw noSuchPlay()
  const companion = await findCompanion(db, box, userId, play.companionId)
  if (companion === null || companion.hiddenAt !== null) throw noSuchCompanion()
  if (play.endedAt !== null) return epilogueOf(context, box, play)
  if ((await findRunning(db, play)) !== null) throw stillWriting()
  const words = await writeEpilogue(context, box, { caller, companion, play }, signal)
  const { ended, message } = await db
    .transaction()
    .execute((tx) => storeEnd(context, tx, box, { companion, play, words }))
  if (message === null) return null
  const presented = presentMessage(message)
  if (ended) {
    context.eventsCommitted()
    context.tellUser(userId, { kind: 'message-changed', change: 'created', message: presented })
    context.tellUser(userId, { kind: 'play-changed', companionId: companion.id })
  }
  return presented
}

const stillWriting = () =>
  new AppError('reply_running', 'The companion is writing. End the play after that')

async function epilogueOf(
  { db }: Pick<ChatContext, 'db'>,
  box: Box,
  { epilogueId }: StoredPlay,
): Promise<Message | null> {
  const message = epilogueId === null ? null : await readMessage(db, box, epilogueId)
  return message === null ? null : presentMessage(message)
}

type Ending = { caller: Caller; companion: StoredCompanion; play: StoredPlay }

/** null: somebody may be in danger. */
async function writeEpilogue(
  context: ChatContext,
  box: Box,
  { caller, companion, play }: Ending,
  signal: AbortSignal,
): Promise<UnaskedWords | null> {
  const { userId, ageBand, region, language } = caller
  const asker = { userId, ageBand, region, language, timeZone: null }
  const [newest] = await listMessages(context.db, box, companion.id, { limit: 1 })
  const task = nobodysTask({ asker, companion }, newest, context.clock.now())
  const talk = await readTalk(context, box, task)
  if (talk.crisis !== 'none' || talk.care !== null || talk.helpLink) return null
  const model = await unaskedModel(context, userId, companion)
  const texts = playTextsOf(talk.language)
  const written =
    model === null
      ? null
      : await byModel(context, { asker, companion, talk, model, emotion }, texts.ask, signal)
  if (written !== null) return written
  const { language: spoken } = talk
  const metadata = { provider: 'local', model: localModel, emotion, language: spoken }
  return { text: plainEpilogue(play, texts), metadata }
}

/** null: the model failed, or took too long. */
async function byModel(
  context: ChatContext,
  { talk, ...wish }: Parameters<typeof writeUnasked>[1],
  asked: string,
  signal: AbortSignal,
): Promise<UnaskedWords | null> {
  const patience = AbortSignal.timeout(writingMs)
  const given = { seed: wish.companion.id, signal: AbortSignal.any([signal, patience]) }
  // No objective is met by an epilogue.
  const scene = talk.scene === null ? null : { ...talk.scene, open: [] }
  try {
    return await writeUnasked(context, { ...wish, talk: { ...talk, scene } }, asked, given)
  } catch (error) {
    if (signal.aborted || !patience.aborted) throw error
    return null
  }
}

/**
 * How a play ended, for the memory of a companion that was in it; null: nothing was told, it is gone, it was
 * off the record, or the companion was not there. Who was there for a part is told no more than that part.
 */
export async function readEpilogue(
  { db, sealer }: ChatContext,
  { userId, companionId, playId }: { userId: string; companionId: string; playId: string },
) {
  const box = await sealer.open(db, userId)
  const play = await findPlay(db, box, userId, playId)
  if (play === null || play.epilogueId === null || play.endedAt === null) return null
  if (!everIn(play).includes(companionId)) return null
  const message = await readMessage(db, box, play.epilogueId)
  if (message === null || message.offRecord || message.content === '') return null
  const { language, title, endedAt } = play
  const messageId = message.id
  // A memory is plain text.
  const text = heardAll(play, companionId)
    ? message.content.replaceAll('**', '')
    : await partOf(db, box, play, companionId)
  return { messageId, title, text, language, endedAt: endedAt.toISOString() }
}

/** What a companion keeps of a play that it heard a part of: what a model saw met while it was there. */
async function partOf(
  db: ChatContext['db'],
  box: Box,
  { lastPosition: last, ...play }: StoredPlay,
  companionId: string,
): Promise<string> {
  const before = last === null ? {} : { before: String(BigInt(last) + 1n) }
  const said = await listMessages(db, box, play.companionId, { limit: playRead, ...before })
  const met = new Set(
    said
      .filter(({ position }) => heard(play, companionId, position))
      .flatMap(({ metadata }) => metadata.objectivesMet ?? []),
  )
  const texts = playTextsOf(play.language).part
  if (met.size === 0) return texts.none
  const done = play.objectives.filter((_, place) => met.has(place))
  return [texts.some, ...done.map((objective) => `- ${objective}`)].join('\n')
}

/** Under the talk's lock: the epilogue, its events, and the end of the play; once. */
async function storeEnd(
  context: ChatContext,
  tx: Parameters<typeof lockConversation>[0],
  box: Box,
  given: { companion: StoredCompanion; play: StoredPlay; words: UnaskedWords | null },
): Promise<{ ended: boolean; message: StoredMessage | null }> {
  const { companion, play, words } = given
  const { userId, id: companionId, offRecord } = companion
  if (!(await lockConversation(tx, userId, companionId))) throw noSuchCompanion()
  const current = await findPlay(tx, box, userId, play.id)
  if (current === null) throw noSuchPlay()
  if (current.endedAt !== null) {
    const { epilogueId } = current
    const message = epilogueId === null ? null : await readMessage(tx, box, epilogueId)
    return { ended: false, message }
  }
  if ((await findRunning(tx, { userId, companionId })) !== null) throw stillWriting()
  const endedAt = context.clock.now()
  if (words === null) {
    const last = await lastPosition(tx, companionId)
    await closePlay(tx, play.id, { lastPosition: last, epilogueId: null, endedAt })
    return { ended: true, message: null }
  }
  const message = await insertMessage(tx, box, {
    id: newId(),
    userId,
    companionId,
    position: await takePositions(tx, { userId, companionId }, 1),
    content: words.text,
    isFromUser: false,
    messageType: 'text',
    status: 'complete',
    clientMessageId: null,
    replyTo: null,
    offRecord,
    metadata: words.metadata,
    createdAt: endedAt,
  })
  const { id: messageId, version, position } = message
  await closePlay(tx, play.id, { lastPosition: position, epilogueId: messageId, endedAt })
  const owner = { userId, companionId, messageId, offRecord }
  await appendEvent(tx, chatEvents, 'chat.message-completed', {
    ...owner,
    version,
    isFromUser: false,
  })
  for (const id of everIn(current)) {
    const guest = id === companionId ? companion : await findCompanion(tx, box, userId, id)
    if (guest === null || guest.hiddenAt !== null) continue
    const off = offRecord || guest.offRecord
    const told = { ...owner, companionId: id, offRecord: off, playId: play.id }
    await appendEvent(tx, chatEvents, 'chat.play-ended', told)
  }
  return { ended: true, message }
}
