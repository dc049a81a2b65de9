import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Message, TalkChanges } from '@lumen/contracts/chat/schema'
import type { ChatContext } from '../context.ts'
import { listChanges } from '../store/changes.ts'
import { hasCompanion } from '../store/companions.ts'
import { listMessages, listRecentMessages, listRunning } from '../store/messages.ts'
import { presentMessage } from './present-message.ts'
import { noSuchCompanion } from './read-companions.ts'

/** A page of a conversation, newest first: by offset, or before a position. */
export async function readMessages(
  context: ChatContext,
  userId: string,
  companionId: string,
  page: { limit?: number; offset?: number; before?: string },
): Promise<Message[]> {
  const { db, sealer } = context
  if (!(await hasCompanion(db, userId, companionId))) throw noSuchCompanion()
  const box = await sealer.open(db, userId)
  const messages = await listMessages(db, box, companionId, {
    ...page,
    limit: page.limit ?? chatLimits.pageSize,
  })
  return messages.map(presentMessage)
}

/**
 * What changed in a conversation since a change that a device has seen, and the reply that is being
 * written; `whole` is false where that is more than is kept: it asks for the conversation anew.
 */
export async function readChanges(
  { db, sealer }: ChatContext,
  userId: string,
  companionId: string,
  since: number,
): Promise<TalkChanges> {
  if (!(await hasCompanion(db, userId, companionId))) throw noSuchCompanion()
  const box = await sealer.open(db, userId)
  const changes = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => listChanges(tx, box, companionId, since))
  return changes === null
    ? { whole: false, upTo: 0, messages: [], removed: [] }
    : { ...changes, whole: true, messages: changes.messages.map(presentMessage) }
}

/** The newest messages of all conversations of the user, newest first. */
export async function readRecentMessages(
  { db, sealer }: ChatContext,
  userId: string,
  limit: number = chatLimits.pageSize,
): Promise<Message[]> {
  const box = await sealer.open(db, userId)
  return (await listRecentMessages(db, box, userId, limit)).map(presentMessage)
}

/** Replies of the user that are running now, each with the text stored last. */
export async function readRunningReplies(context: ChatContext, userId: string): Promise<Message[]> {
  const box = await context.sealer.open(context.db, userId)
  return (await listRunning(context.db, box, userId)).map(presentMessage)
}
