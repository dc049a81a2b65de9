import { guestLimits } from '@lumen/contracts/guest/limits'
import type { Language } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import { hashSessionToken, newSessionToken } from '../domain/session-token.ts'
import type { Visitor } from '../domain/visitor.ts'
import { insertDeletion } from '../store/account-deletions.ts'
import { countGuests, findGuest, insertGuest, lockGuests } from '../store/guests.ts'

/** `token` null: they are known already. */
type Begun = { token: string | null; expiresAt: Date }

/**
 * Lets somebody talk who has no account. That they will be erased is written down with them. Errors:
 * `switched_off` where there are no guests or no new accounts, `rate_limited` when there are too many.
 */
export async function beginGuest(
  context: AuthContext,
  { guestId, network, language }: { guestId: string | null; language: Language } & Visitor,
): Promise<Begun> {
  const { db, sealer, clock, config } = context
  context.flags.require('registration')
  const perDay = config.LUMEN_GUESTS_PER_DAY
  if (perDay === 0) throw new AppError('switched_off', 'Nobody talks here without an account')
  const known = guestId === null ? null : await findGuest(db, guestId)
  if (known !== null) return { token: null, expiresAt: known.expires_at }

  const id = newId()
  const token = newSessionToken()
  const createdAt = clock.now()
  const dayMs = guestLimits.hours * 3_600_000
  const expiresAt = new Date(createdAt.getTime() + dayMs)
  const box = await sealer.open(db, id)
  try {
    await db.transaction().execute(async (tx) => {
      await lockGuests(tx)
      const there = await countGuests(tx, network, new Date(createdAt.getTime() - dayMs))
      const tooMany = there.ofNetwork >= guestLimits.perNetwork && config.LUMEN_RATE_LIMITS === 'on'
      if (tooMany || there.all >= perDay)
        throw new AppError('rate_limited', 'Too many talk without an account today', {
          retryAfter: 3_600,
        })
      const tokenHash = hashSessionToken(token)
      await insertGuest(tx, { id, tokenHash, network, language, createdAt, expiresAt })
      const wish = {
        userId: id,
        requestedAt: createdAt,
        dueAt: expiresAt,
        token: newSessionToken(),
      }
      await insertDeletion(tx, box, wish)
    })
  } catch (error) {
    await sealer.forget(db, id)
    throw error
  }
  return { token, expiresAt }
}
