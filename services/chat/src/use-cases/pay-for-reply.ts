import type { ChatContext } from '../context.ts'
import { lockConversation } from '../store/conversations.ts'
import { readMessage, updateMessage } from '../store/messages.ts'
import { claimDueCharges, removeReplyCharge, type ReplyCharge } from '../store/reply-charges.ts'
import { presentMessage } from './present-message.ts'

const batch = 20
/** Billing is away when it did not answer so many; a single one may be at fault itself. */
const unansweredAtMost = 5

/**
 * Settles or gives back what is owed for a reply. What was booked otherwise than the receipt says
 * (billing gave it back before, because its hold was over) is put right there.
 * @returns false when it is still owed: the sweep asks again
 */
export async function payForReply(context: ChatContext, charge: ReplyCharge): Promise<boolean> {
  const { db, charges, log } = context
  const { reservation, state, version, message_id: messageId } = charge
  try {
    if (state === 'release') await charges.release(reservation)
    else {
      const booked = await charges.settle(reservation)
      if (version !== null && booked !== charge.credits)
        await correctReceipt(context, charge, booked)
    }
    await removeReplyCharge(db, charge)
    return true
  } catch (error) {
    log.warn({ err: error, messageId, reservation, state }, 'the charge of a reply is still owed')
    return false
  }
}

/** @throws when the message is being written again: whether its receipt stays is not known yet */
async function correctReceipt(
  { db, sealer, tellUser }: ChatContext,
  { user_id: userId, companion_id: companionId, message_id: id, version }: ReplyCharge,
  credits: number,
): Promise<void> {
  const box = await sealer.open(db, userId)
  const corrected = await db.transaction().execute(async (tx) => {
    // A hidden talk may come back: its receipts are put right as well.
    await lockConversation(tx, userId, companionId)
    const message = await readMessage(tx, box, id)
    if (message?.status === 'running') throw new Error('the reply is being written again')
    if (message === null || message.version !== version) return null
    const metadata = { ...message.metadata, credits }
    return updateMessage(tx, box, id, { metadata, newVersion: false })
  })
  if (corrected === null) return
  tellUser(userId, {
    kind: 'message-changed',
    change: 'edited',
    message: presentMessage(corrected),
  })
}

/** Asks billing for what is still owed, until it is clear that it does not answer. */
export async function sweepReplyCharges(context: ChatContext, signal: AbortSignal): Promise<void> {
  let unanswered = 0
  for (;;) {
    const due = await claimDueCharges(context.db, batch)
    for (const charge of due) {
      if (!(await payForReply(context, charge))) unanswered += 1
      if (unanswered === unansweredAtMost || signal.aborted) return
    }
    if (due.length < batch) return
  }
}
