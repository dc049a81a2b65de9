import { privacyRequests } from '@lumen/contracts/auth/bus'
import type { ChatContext } from '../context.ts'
import { listOlder } from '../store/expired-messages.ts'
import { eraseMessages } from './erase-messages.ts'

const dayMs = 86_400_000
/** Messages of one transaction: their talks wait for it. */
const batch = 100

/**
 * Removes what is older than its user, or the operator for their plan, has it kept: messages with what
 * they showed and, by the same events as when they are deleted by hand, what was remembered of them. It
 * begins anew where it was broken off, because what is gone is not found again. Logged by count alone.
 */
export async function removeOldMessages(context: ChatContext, signal: AbortSignal): Promise<void> {
  const { bus, clock, log } = context
  let after: string | null = null
  const sum = { users: 0, messages: 0, failed: 0 }
  do {
    const page: { users: { userId: string; days: number }[]; next: string | null } =
      await bus.request(privacyRequests, 'auth.list-retention', { after }, { signal })
    for (const { userId, days } of page.users) {
      signal.throwIfAborted()
      const before = new Date(clock.now().getTime() - days * dayMs)
      try {
        const removed = await removeOlderThan(context, userId, before, signal)
        sum.messages += removed
        if (removed > 0) sum.users += 1
      } catch (error) {
        signal.throwIfAborted()
        // Others do not wait for it; the next run tries it again.
        sum.failed += 1
        log.error({ err: error, userId }, 'old messages of a user were not removed')
      }
    }
    after = page.next
  } while (after !== null)
  log.info(sum, 'removed old messages')
}

async function removeOlderThan(
  context: ChatContext,
  userId: string,
  before: Date,
  signal: AbortSignal,
): Promise<number> {
  const { db } = context
  let removed = 0
  for (;;) {
    signal.throwIfAborted()
    const found = await listOlder(db, userId, before, batch)
    if (found.length === 0) return removed
    const gone = await db.transaction().execute((tx) => eraseMessages(tx, userId, found))
    context.eventsCommitted()
    if (gone === 0) return removed
    removed += gone
  }
}
