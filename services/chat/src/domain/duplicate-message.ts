import { chatLimits } from '@lumen/contracts/chat/limits'

/**
 * How long until `content` may be sent again to the same companion, in milliseconds; null when it
 * may be sent now. `recent` are the user's messages of about the last two seconds. Space around the
 * text makes no difference. Clocks of two processes may differ: a message from a moment ahead
 * counts as just sent.
 */
export function duplicateWait(
  content: string,
  recent: readonly { content: string; createdAt: Date }[],
  now: Date,
): number | null {
  const text = content.trim()
  let wait: number | null = null
  for (const message of recent) {
    if (message.content.trim() !== text) continue
    const age = Math.max(0, now.getTime() - message.createdAt.getTime())
    const left = chatLimits.duplicateWindowMs - age
    if (left > 0) wait = Math.max(wait ?? 0, left)
  }
  return wait
}

/** Of the messages that wait for an answer, the one that is sent again. Space around it makes no difference. */
export const findResent = <M extends { content: string }>(
  content: string,
  waiting: readonly M[],
): M | undefined => waiting.find((message) => message.content.trim() === content.trim())
