import { chatEvents } from '@lumen/contracts/chat/bus'
import type { Play } from '@lumen/contracts/chat/play-schema'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { Transaction } from 'kysely'
import { localModel } from '../answers/local-answer.ts'
import type { ChatContext } from '../context.ts'
import {
  playedScript,
  saidIn,
  type PlayedScript,
  type Scripts,
  type ScriptStep,
} from '../domain/plays/script.ts'
import { findCompanion, type StoredCompanion } from '../store/companions.ts'
import { lockConversation, takePositions } from '../store/conversations.ts'
import { insertMessage } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { closePlay, findPlay, setScript, type StoredPlay } from '../store/plays.ts'
import { findRunning } from '../store/replies.ts'
import type { ChatTables } from '../store/tables.ts'
import { presentMessage } from './present-message.ts'
import { noSuchCompanion } from './read-companions.ts'
import { noSuchPlay, presentPlay } from './read-play.ts'

type Taken = { choiceId: string; step: number }
type Tx = Transaction<ChatTables>

/**
 * Takes a choice of a play that nobody but a script answers: it is said as its user, and the step that it
 * leads to as the companion. One that was taken already changes nothing. Returns the play as it stands;
 * null: that was its end.
 * @throws `not_found` for an unknown play, `invalid_input` for a choice that is not offered, `reply_running`
 */
export async function takeChoice(
  context: ChatContext,
  caller: Caller,
  playId: string,
  taken: Taken,
): Promise<Play | null> {
  const { db, sealer } = context
  const { userId } = caller
  const box = await sealer.open(db, userId)
  const known = await findPlay(db, box, userId, playId)
  if (known === null) throw noSuchPlay()
  const { companion, said } = await db.transaction().execute(async (tx) => {
    const { companionId } = known
    if (!(await lockConversation(tx, userId, companionId))) throw noSuchCompanion()
    const owner = await findCompanion(tx, box, userId, companionId)
    const play = await findPlay(tx, box, userId, playId)
    if (owner === null || play === null) throw noSuchPlay()
    const script = expected(play, taken)
    if (script === null) return { companion: owner, said: [] }
    if ((await findRunning(tx, { userId, companionId })) !== null)
      throw new AppError('reply_running', 'The companion is writing. Choose after that')
    return { companion: owner, said: await store(context, tx, box, { owner, play, script, taken }) }
  })
  if (said.length > 0) context.eventsCommitted()
  for (const message of said)
    context.tellUser(userId, {
      kind: 'message-changed',
      change: 'created',
      message: presentMessage(message),
    })
  const play = await findPlay(db, box, userId, playId)
  return play === null || play.endedAt !== null ? null : presentPlay(context, companion, play)
}

/** Where the play stands; null: this choice was taken already. */
function expected({ script, endedAt }: StoredPlay, { choiceId, step }: Taken): PlayedScript | null {
  if (endedAt !== null || (script !== null && step < script.step)) return null
  const path = script?.step === step ? 'choiceId' : 'step'
  if (script === null || path === 'step' || !script.choices.some(({ id }) => id === choiceId))
    throw new AppError('invalid_input', 'The play does not offer this choice', {
      details: [{ path, message: 'not offered where the play stands' }],
    })
  return script
}

/** @throws AppError `conflict` where a later release tells the scene in another way */
function stepAfter(
  scripts: Scripts,
  { scenarioId, language }: StoredPlay,
  { state }: PlayedScript,
  { choiceId }: Taken,
): ScriptStep {
  try {
    return scripts.takeChoice(scenarioId, language, state, choiceId)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new AppError(
      'conflict',
      'The scene has changed since it was begun. End it, or begin anew',
    )
  }
}

/** The choice, what it leads to, and where the play stands after it; oldest first. */
async function store(
  { scripts, clock }: ChatContext,
  tx: Tx,
  box: Box,
  given: { owner: StoredCompanion; play: StoredPlay; script: PlayedScript; taken: Taken },
): Promise<StoredMessage[]> {
  const { owner, play, script, taken } = given
  const { userId, id: companionId, offRecord } = owner
  const { language } = play
  const step = stepAfter(scripts, play, script, taken)
  const createdAt = clock.now()
  const first = await takePositions(tx, { userId, companionId }, 2)
  const common = {
    userId,
    companionId,
    messageType: 'text',
    status: 'complete',
    clientMessageId: null,
    offRecord,
    createdAt,
  } as const
  const question = await insertMessage(tx, box, {
    ...common,
    id: newId(),
    position: first,
    content: script.choices.find(({ id }) => id === taken.choiceId)?.text ?? '',
    isFromUser: true,
    replyTo: null,
  })
  const reply = await insertMessage(tx, box, {
    ...common,
    id: newId(),
    position: first + 1n,
    content: saidIn(step),
    isFromUser: false,
    replyTo: question.id,
    metadata: { provider: 'local', model: localModel, emotion: 'gentle', language },
  })
  const told = { userId, companionId, version: 1, offRecord }
  await appendEvent(tx, chatEvents, 'chat.message-created', {
    ...told,
    messageId: question.id,
    isFromUser: true,
    language,
    timeZone: null,
  })
  await appendEvent(tx, chatEvents, 'chat.message-completed', {
    ...told,
    messageId: reply.id,
    isFromUser: false,
  })
  const met = [...new Set([...play.met, ...step.objectivesMet])].toSorted((a, b) => a - b)
  await setScript(tx, play.id, { met, script: playedScript(step, script.step + 1) })
  if (step.ending === null) return [question, reply]
  const end = { lastPosition: reply.position, epilogueId: reply.id, endedAt: createdAt }
  await closePlay(tx, play.id, end)
  await appendEvent(tx, chatEvents, 'chat.play-ended', {
    userId,
    companionId,
    messageId: reply.id,
    playId: play.id,
    offRecord,
  })
  return [question, reply]
}
