import { erasingServices } from '@lumen/contracts/erasure'
import type { AuthContext } from '../context.ts'
import {
  beginErasure,
  findDeletion,
  listDue,
  saveProgress,
  type AccountDeletion,
} from '../store/account-deletions.ts'
import { removeSessionsOf } from '../store/sessions.ts'
import { holdUser } from '../store/users.ts'
import { askToErase } from './ask-to-erase.ts'
import { tellEnded } from './end-sessions.ts'
import { finishErasure } from './finish-erasure.ts'

const atOnce = 50

/**
 * Erases the accounts whose time has come. Every step may be broken off and repeated: what services
 * have confirmed is kept, and who does not answer is asked again with the next run.
 * @returns how many accounts are gone
 */
export async function eraseAccounts(context: AuthContext, signal: AbortSignal): Promise<number> {
  const { db, clock, log } = context
  let gone = 0
  for (const userId of await listDue(db, clock.now(), atOnce)) {
    if (signal.aborted) break
    try {
      if (await eraseAccount(context, userId, signal)) gone += 1
    } catch (error) {
      log.error({ err: error }, 'the erasure of an account goes on later')
    }
  }
  return gone
}

async function eraseAccount(
  context: AuthContext,
  userId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const deletion = await begin(context, userId)
  if (deletion === null) return false
  const { db, clock, config } = context
  if (deletion.settled_from === null) {
    const progress = await askToErase(context, userId, deletion.progress, signal)
    if (!erasingServices.every((service) => progress[service]?.done)) return false
    const settledFrom = new Date(
      clock.now().getTime() + config.ACCOUNT_ERASURE_SETTLE_SECONDS * 1_000,
    )
    await saveProgress(db, userId, { progress, settledFrom })
    deletion.progress = progress
    deletion.settled_from = settledFrom
  }
  if (deletion.settled_from > clock.now()) return false
  // Once more: what was on its way when each was asked has arrived by now.
  const again = Object.fromEntries(
    Object.entries(deletion.progress).map(([service, { erased }]) => [
      service,
      { done: false, erased },
    ]),
  )
  const progress = await askToErase(context, userId, again, signal)
  if (!erasingServices.every((service) => progress[service]?.done)) return false
  return finishErasure(context, { ...deletion, progress })
}

/** From here on the account cannot be kept, nobody is signed in to it, and nobody can be. */
async function begin(context: AuthContext, userId: string): Promise<AccountDeletion | null> {
  const { db, clock } = context
  const { began, sessions } = await db.transaction().execute(async (tx) => {
    await holdUser(tx, userId)
    const began = await beginErasure(tx, userId, clock.now())
    return { began, sessions: began ? await removeSessionsOf(tx, userId) : [] }
  })
  if (began) tellEnded(context, userId, sessions)
  const deletion = await findDeletion(db, userId)
  return deletion === null || deletion.began_at === null ? null : deletion
}
