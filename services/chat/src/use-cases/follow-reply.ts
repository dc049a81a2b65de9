import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplyStage } from '@lumen/contracts/chat/reply-stage'
import type { Message } from '@lumen/contracts/chat/schema'
import type { ChatContext } from '../context.ts'
import { followHere, type Held } from '../live/owner-inbox.ts'
import { findMessage } from '../store/messages.ts'
import { findRun } from '../store/replies.ts'
import { presentMessage } from './present-message.ts'

const askTimeoutMs = 800
const attempts = 3
const betweenMs = 50

/**
 * Sends the further deltas of a reply to a gateway and returns the message with the text so far and
 * the stage it is at; null when the user has no such message.
 *
 * Nothing is missed and nothing doubled: the owner registers the gateway and reads its own text in
 * one step, so the text holds everything older than the first delta that is sent. The stored text
 * would not do, it lags up to a second. Deltas may overtake this answer on their way; a follower
 * keeps them until it has the text and cuts off what overlaps (`assembleReply`).
 */
export async function followReply(
  context: ChatContext,
  userId: string,
  messageId: string,
  gatewayId: string,
): Promise<{ message: Message | null; stage?: ReplyStage }> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  for (let attempt = 1; ; attempt += 1) {
    const message = await findMessage(db, box, userId, messageId)
    if (message === null) return { message: null }
    if (message.status !== 'running') return { message: presentMessage(message) }
    const held = await askOwner(context, userId, messageId, gatewayId)
    if (typeof held?.text === 'string') {
      const { text: content, stage } = held
      return { message: presentMessage({ ...message, content }), ...(stage && { stage }) }
    }
    // It ended just now, begins just now, or its owner is gone: the row tells, at the latest by the
    // end of its lease.
    if (attempt === attempts) return { message: presentMessage(message) }
    await sleep(betweenMs)
  }
}

async function askOwner(
  context: ChatContext,
  userId: string,
  messageId: string,
  gatewayId: string,
): Promise<Held | undefined> {
  const run = await findRun(context.db, userId, messageId)
  if (run === null || run.status !== 'running') return undefined
  if (run.owner === context.ownerId) {
    const reply = context.live.find(messageId)
    return reply && followHere(reply, gatewayId)
  }
  const follow = { command: 'follow', messageId, gatewayId } as const
  return context.inbox.ask(run.owner, follow, askTimeoutMs)
}
