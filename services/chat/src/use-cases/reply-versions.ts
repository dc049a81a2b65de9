import { chatEvents } from '@lumen/contracts/chat/bus'
import type { Message, ReplyVersion } from '@lumen/contracts/chat/schema'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { lockConversation } from '../store/conversations.ts'
import { findMessage } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { lockRun } from '../store/replies.ts'
import { exchangeText, listSetAside } from '../store/reply-versions.ts'
import { eraseSummaryOf } from '../store/talk-summaries.ts'
import { noSuchMessage } from './edit-message.ts'
import { presentMessage } from './present-message.ts'

/**
 * All texts of a companion's message, in the order they were written; one that is being written is not
 * among them. Errors: `not_found`.
 */
export async function readVersions(
  context: ChatContext,
  userId: string,
  messageId: string,
): Promise<ReplyVersion[]> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  // One state of both tables: a text that moves from one to the other is told once.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const message = await findMessage(tx, box, userId, messageId)
      if (message === null || message.isFromUser) throw noSuchMessage()
      const others = await listSetAside(tx, box, messageId)
      if (message.status === 'running') return others
      return [...others, shownOf(message)].sort((one, other) => one.number - other.number)
    })
}

const shownOf = ({ versions, content, status, metadata }: StoredMessage): ReplyVersion => ({
  number: versions?.shown ?? 1,
  shown: true,
  content,
  status,
  metadata,
})

/**
 * Shows another text of a reply: the talk goes on from it, and what was remembered of the one before is
 * told anew. Choosing the one that is shown changes nothing. Errors: `not_found`, `reply_running` while
 * it is written again.
 */
export async function chooseVersion(
  context: ChatContext,
  userId: string,
  messageId: string,
  number: number,
): Promise<Message> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const known = await findMessage(db, box, userId, messageId)
  if (known === null || known.isFromUser) throw noSuchMessage()
  const { message, changed } = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, known.companionId))) throw noSuchMessage()
    await lockRun(tx, userId, messageId)
    const found = await findMessage(tx, box, userId, messageId)
    if (found === null) throw noSuchMessage()
    if (found.status === 'running')
      throw new AppError('reply_running', 'This reply is being written. Choose after it')
    if (number === (found.versions?.shown ?? 1)) return { message: found, changed: false }
    if (!(await exchangeText(tx, box, found, number))) throw noSuchMessage()
    const chosen = await findMessage(tx, box, userId, messageId)
    if (chosen === null) throw noSuchMessage()
    await eraseSummaryOf(tx, chosen)
    await appendEvent(tx, chatEvents, 'chat.message-regenerated', {
      userId,
      companionId: chosen.companionId,
      messageId,
      version: chosen.version,
      isFromUser: false,
      offRecord: chosen.offRecord,
    })
    return { message: chosen, changed: true }
  })
  const presented = presentMessage(message)
  if (!changed) return presented
  context.eventsCommitted()
  context.tellUser(userId, { kind: 'message-changed', change: 'edited', message: presented })
  return presented
}
