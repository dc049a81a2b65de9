import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message } from '@lumen/contracts/chat/schema'
import type { ChatContext } from '../context.ts'
import { hasCompanion } from '../store/companions.ts'
import { lockConversation } from '../store/conversations.ts'
import { setMarked } from '../store/message-notes.ts'
import { findMessage, listMessages } from '../store/messages.ts'
import { noSuchMessage } from './edit-message.ts'
import { presentMessage } from './present-message.ts'
import { noSuchCompanion } from './read-companions.ts'

/**
 * Marks a message of a talk of the user, to find it again, or takes the mark off; repeated, nothing
 * changes. Other devices are told. Errors: `not_found`.
 */
export async function markMessage(
  context: ChatContext,
  userId: string,
  messageId: string,
  marked: boolean,
): Promise<Message> {
  const { db, sealer, clock } = context
  const box = await sealer.open(db, userId)
  const known = await findMessage(db, box, userId, messageId)
  if (known === null) throw noSuchMessage()
  const changed = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, known.companionId))) throw noSuchMessage()
    await setMarked(tx, { userId, id: messageId }, marked ? clock.now() : null)
    const message = await findMessage(tx, box, userId, messageId)
    if (message === null) throw noSuchMessage()
    return message
  })
  const message = presentMessage(changed)
  // The text of a running reply is told by what follows it.
  if (message.status !== 'running')
    context.tellUser(userId, { kind: 'message-changed', change: 'edited', message })
  return message
}

/** What is marked in a talk, newest first. Errors: `not_found`. */
export async function readMarked(
  { db, sealer }: ChatContext,
  userId: string,
  companionId: string,
  page: { before?: string },
): Promise<Message[]> {
  if (!(await hasCompanion(db, userId, companionId))) throw noSuchCompanion()
  const box = await sealer.open(db, userId)
  const which = { ...page, limit: chatLimits.pageSize, marked: true } as const
  return (await listMessages(db, box, companionId, which)).map(presentMessage)
}
