import { erasingServices } from '@lumen/contracts/erasure'
import type { AuthContext } from '../context.ts'
import {
  beginErasure,
  claimErasure,
  listDue,
  updateErasure,
  type AccountDeletion,
} from '../store/account-deletions.ts'
import { removeSessionsOf } from '../store/sessions.ts'
import { holdUser } from '../store/users.ts'
import type { ErasureProgress } from '../store/tables.ts'
import { askToErase, ErasureTaken } from './ask-to-erase.ts'
import { tellEnded } from './end-sessions.ts'
import { finishErasure } from './finish-erasure.ts'

const atOnce = 50
/** Longer than a service is given to answer; renewed before each question. */
const leaseMs = 120_000

/**
 * Erases the accounts whose time has come. Every step may be broken off and repeated: what services
 * have confirmed is kept, and who does not answer is asked again with the next run. Of several processes
 * one works on an account: two would each count but a part of what was erased.
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
  const { db, clock } = context
  await begin(context, userId)
  const deletion = await claimErasure(db, userId, clock.now(), leaseMs)
  if (deletion === null) return false
  try {
    return await erase(context, deletion, signal)
  } finally {
    await updateErasure(db, deletion, { lease_until: null })
  }
}

async function erase(
  context: AuthContext,
  deletion: AccountDeletion,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, clock, config } = context
  const userId = deletion.user_id
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms)
  const keep = async (change: Parameters<typeof updateErasure>[2]) => {
    if (!(await updateErasure(db, deletion, { ...change, lease_until: inMs(leaseMs) })))
      throw new ErasureTaken('another process goes on with an erasure')
  }
  const ask = (before: ErasureProgress) =>
    askToErase(context, userId, before, (progress) => keep({ progress }), signal)
  if (deletion.settled_from === null) {
    const progress = await ask(deletion.progress)
    if (!erasingServices.every((service) => progress[service]?.done)) return false
    const settledFrom = inMs(config.ACCOUNT_ERASURE_SETTLE_SECONDS * 1_000)
    await keep({ settled_from: settledFrom })
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
  const progress = await ask(again)
  if (!erasingServices.every((service) => progress[service]?.done)) return false
  return finishErasure(context, { ...deletion, progress })
}

/** From here on the account cannot be kept, nobody is signed in to it, and nobody can be. */
async function begin(context: AuthContext, userId: string): Promise<void> {
  const { db, clock } = context
  const { began, sessions } = await db.transaction().execute(async (tx) => {
    await holdUser(tx, userId)
    const began = await beginErasure(tx, userId, clock.now())
    return { began, sessions: began ? await removeSessionsOf(tx, userId) : [] }
  })
  if (began) tellEnded(context, userId, sessions)
}
