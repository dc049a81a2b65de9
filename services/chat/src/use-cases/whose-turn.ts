import type { Box } from '@lumen/database/sealing'
import { newId } from '@lumen/database/ids'
import type { Transaction } from 'kysely'
import type { ChatContext } from '../context.ts'
import { presentIn } from '../domain/plays/cast.ts'
import { spokenTo } from '../domain/plays/spoken-to.ts'
import { findCompanion, listCompanions, type StoredCompanion } from '../store/companions.ts'
import { lastPosition, lockConversation, takePositions } from '../store/conversations.ts'
import { insertMessage, listMessages, readMessage } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { findOpenPlay } from '../store/plays.ts'
import { findRunning, startRun, type StartedRun } from '../store/replies.ts'
import type { ChatTables } from '../store/tables.ts'
import { callsToEveryone } from '../texts.ts'
import type { ReplyTask } from './reply-task.ts'

type Tx = Transaction<ChatTables>

/** So far back is looked for who spoke last. */
const lookedBack = 12

/**
 * Who answers what a user says in a talk: its companion, and in a scene of several whoever is spoken to.
 * The ids of those that follow come in turn. The caller holds the talk’s lock.
 */
export async function whoseTurn(
  tx: Tx,
  box: Box,
  host: StoredCompanion,
  content: string,
): Promise<{ speaker: StoredCompanion; next: string[] }> {
  const play = await findOpenPlay(tx, box, host.id)
  const present = play === null ? [] : presentIn(play)
  if (play === null || present.length < 2) return { speaker: host, next: [] }
  const companions = await listCompanions(tx, box, host.userId, false)
  const there = present.flatMap((id) => companions.find((companion) => companion.id === id) ?? [])
  const said = await listMessages(tx, box, host.id, { limit: lookedBack })
  const newest = said.find(
    ({ isFromUser, position }) => !isFromUser && BigInt(position) > BigInt(play.firstPosition),
  )
  const last = newest === undefined ? null : (newest.speakerId ?? host.id)
  const [first, ...next] = spokenTo(content, there, { everyone: callsToEveryone, last })
  return { speaker: there.find(({ id }) => id === first) ?? host, next }
}

/** Stores the row of a reply that is to be written. The caller holds the talk’s lock. */
export async function insertReply(
  tx: Tx,
  box: Box,
  question: StoredMessage,
  { speakerId, createdAt }: { speakerId: string; createdAt: Date },
): Promise<StoredMessage> {
  const { userId, companionId, offRecord } = question
  return insertMessage(tx, box, {
    id: newId(),
    userId,
    companionId,
    position: await takePositions(tx, { userId, companionId }, 1),
    content: '',
    isFromUser: false,
    messageType: 'text',
    status: 'running',
    clientMessageId: null,
    replyTo: question.id,
    offRecord,
    createdAt,
    ...(speakerId !== companionId && { speakerId }),
  })
}

/**
 * Opens the reply of the companion that answers after a reply in a scene; null: nobody does, or something
 * else was said meanwhile. Who has left is passed over.
 */
export async function openNextTurn(
  context: ChatContext,
  box: Box,
  task: ReplyTask,
): Promise<{ run: StartedRun; task: ReplyTask } | null> {
  const { db, live, clock, ownerId, config } = context
  const { question: asked, message: before, asker } = task
  if (task.next === undefined || task.next.length === 0 || !live.accepting()) return null
  const { companionId: talkId } = asked
  const opened = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, asker.userId, talkId))) return null
    const question = await readMessage(tx, box, asked.id)
    const isNewest = (await lastPosition(tx, talkId)) === before.position
    if (question === null || !isNewest || (await findRunning(tx, asked)) !== null) return null
    const play = await findOpenPlay(tx, box, talkId)
    const there = play === null ? [] : presentIn(play)
    const [speakerId, ...next] = task.next?.filter((id) => there.includes(id)) ?? []
    if (speakerId === undefined) return null
    const companion = await findCompanion(tx, box, asker.userId, speakerId)
    if (companion === null || companion.hiddenAt !== null) return null
    const createdAt = clock.now()
    const message = await insertReply(tx, box, question, { speakerId, createdAt })
    const run = await startRun(tx, box, {
      messageId: message.id,
      companionId: talkId,
      userId: asker.userId,
      kind: 'first',
      text: '',
      ask: { asker, next },
      owner: ownerId,
      leaseMs: config.CHAT_LEASE_MS,
      startedAt: createdAt,
    })
    return { companion, question, message, run, next }
  })
  if (opened === null) return null
  const { run, ...turn } = opened
  return { run, task: { asker, ...turn, instruction: null, continueFrom: null } }
}
