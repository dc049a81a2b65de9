import type { providerOperations, ProviderReturn } from '@lumen/contracts/auth/provider-operations'
import { defaultLanguage } from '@lumen/contracts/languages'
import type { Input } from '@lumen/contracts/operation'
import type { AuthContext } from '../context.ts'
import { insertLink } from '../store/sign-in-links.ts'
import { keepWay } from '../store/provider-ways.ts'
import { checkBirthDate } from './check-birth-date.ts'
import { checkUsername } from './check-username.ts'
import { comeFrom, createUser } from './create-user.ts'
import { tellEnded } from './end-sessions.ts'
import { enterAccount, finishEntry } from './enter-account.ts'
import { noteSecurity } from './note-security.ts'
import { notLinked, outcomeOf, resume, type Returning } from './return-from-provider.ts'

type Told = Input<(typeof providerOperations)['POST /api/auth/providers/account']>['body']

/**
 * Makes the account of whoever a provider vouched for, once they told the rest, and signs them in. It has no
 * password; its address is confirmed by the provider. `age_too_young`, `prompt_refused` for the name, `provider_not_linked` when somebody
 * else took the address meanwhile.
 */
export async function registerWithProvider(
  context: AuthContext,
  { visitor, token }: Returning,
  told: Told,
  guestId: string | null,
): Promise<ProviderReturn> {
  const { db, sealer, clock, redis } = context
  context.flags.require('registration')
  const { way, token: kept } = await resume(context, token, 'account')
  const now = clock.now()
  try {
    checkBirthDate(told.birthDate, told.region, now)
    checkUsername(told.username.trim())
  } catch (error) {
    // What was mistyped can be corrected.
    await keepWay(redis, kept, way)
    throw error
  }
  const { id, entry, left } = await db.transaction().execute(async (tx) => {
    const { id, left } = await comeFrom(tx, guestId)
    const made = await createUser(context, tx, {
      id,
      email: way.account.email,
      username: told.username.trim(),
      passwordHash: null,
      birthDate: told.birthDate,
      region: told.region,
      language: told.language ?? defaultLanguage,
      createdAt: now,
      emailVerifiedAt: now,
    })
    if (!made) throw notLinked()
    const box = await sealer.open(tx, id)
    if (!(await insertLink(tx, box, id, way.account, now))) throw notLinked()
    await noteSecurity(context, tx, id, 'registered', visitor)
    return { id, left, entry: await enterAccount(context, tx, id, visitor) }
  })
  tellEnded(context, id, left)
  context.eventsCommitted()
  return outcomeOf('signed-in', { session: await finishEntry(context, id, entry) })
}
