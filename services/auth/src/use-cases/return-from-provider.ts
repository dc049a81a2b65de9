import type { ProviderReturn } from '@lumen/contracts/auth/provider-operations'
import { authLimits } from '@lumen/contracts/auth/limits'
import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { keepWay, takeWay, type ProviderWay } from '../store/provider-ways.ts'
import { findLinkedUser, insertLink, type ProviderAccount } from '../store/sign-in-links.ts'
import { markAuthenticated } from '../store/sessions.ts'
import { findAddressee, findEmail, noteLogin } from '../store/users.ts'
import { checkSecondFactor } from './check-second-factor.ts'
import { enterAccount, finishEntry } from './enter-account.ts'
import { announceNotification } from './create-notification.ts'
import { noteProviderChange } from './note-provider-change.ts'
import { noteSecurity } from './note-security.ts'
import { countAttempt, whoTries } from './try-password.ts'

export type Own = { userId: string; sessionId: string }
type Known = Extract<ProviderWay, { at: 'code' }>

/** Who comes back, and the token of the cookie that this browser kept. */
export type Returning = { caller: Own | null; visitor: Visitor; token: string | undefined }

/**
 * Takes up somebody who comes back from a provider, once. An account there opens the one here that it is
 * linked with, never one that only has the same address: `provider_not_linked` then.
 * @throws AppError `provider_sign_in_failed` for whatever does not belong together, `provider_email_unverified`,
 *   `provider_in_use`, `unavailable`
 */
export async function returnFromProvider(
  context: AuthContext,
  { caller, visitor, token }: Returning,
  sent: Record<string, string>,
): Promise<ProviderReturn> {
  const way = await resume(context, token, 'provider')
  const claims = await context.providers[way.way.provider]?.finish(sent, way.way)
  if (claims === undefined) throw lost()
  const { provider, purpose, userId } = way.way
  const account = { provider, subject: claims.subject, email: claims.email }
  if (purpose === 'sign-in') {
    const linked = await findLinkedUser(context.db, account)
    if (linked !== null)
      return enter(
        context,
        { caller, visitor, token: way.token },
        { at: 'code', userId: linked, purpose },
      )
    return stranger(context, way.token, account, claims)
  }
  // Whoever went must be who comes back.
  if (caller === null || caller.userId !== userId) throw lost()
  if (purpose === 'link') return link(context, caller, visitor, account)
  if ((await findLinkedUser(context.db, account)) !== caller.userId) throw lost()
  return enter(
    context,
    { caller, visitor, token: way.token },
    { at: 'code', userId: caller.userId, purpose },
  )
}

/** Adds the second factor. `code_invalid`, after which another one can be tried. */
export async function addCode(
  context: AuthContext,
  { caller, visitor, token }: Returning,
  code: string,
): Promise<ProviderReturn> {
  const { way, token: kept } = await resume(context, token, 'code')
  try {
    const email = (await findEmail(context.db, way.userId)) ?? ''
    const trier = await whoTries(context, email, visitor)
    await countAttempt(context, email, trier, visitor.address)
    const done = await enter(context, { caller, visitor, token: kept }, way, code)
    await context.loginFailures.succeeded(email, trier, visitor.address)
    return done
  } catch (error) {
    if (error instanceof AppError && error.code === 'code_invalid') {
      await noteSecurity(context, context.db, way.userId, 'sign-in-failed', visitor)
      await keepWay(context.redis, kept, way)
    }
    throw error
  }
}

/** What a browser has kept, taken out; `provider_sign_in_failed` when it is not there, or at another point. */
export async function resume<At extends ProviderWay['at']>(
  { redis }: AuthContext,
  token: string | undefined,
  at: At,
): Promise<{ token: string; way: Extract<ProviderWay, { at: At }> }> {
  const way = token === undefined || !/^[\w-]{43}$/.test(token) ? null : await takeWay(redis, token)
  if (token === undefined || way?.at !== at) throw lost()
  return { token, way: way as Extract<ProviderWay, { at: At }> }
}

const lost = () =>
  new AppError('provider_sign_in_failed', 'This sign-in does not hold; begin again')

export const outcomeOf = (
  outcome: ProviderReturn['outcome'],
  more: Partial<ProviderReturn> = {},
): ProviderReturn => ({ outcome, session: null, told: null, ...more })

/** Lets in whoever the provider vouched for, when the account asks for nothing more. */
async function enter(
  context: AuthContext,
  { caller, visitor, token }: Returning & { token: string },
  known: Known,
  code?: string,
): Promise<ProviderReturn> {
  const { db, clock, redis } = context
  const { userId, purpose } = known
  const now = clock.now()
  try {
    if (purpose === 'reauthenticate') {
      if (caller === null || caller.userId !== userId) throw lost()
      await db.transaction().execute(async (tx) => {
        await checkSecondFactor(context, tx, userId, { code })
        await markAuthenticated(tx, caller.sessionId, now)
        await noteSecurity(context, tx, userId, 'reauthenticated', visitor)
      })
      return outcomeOf('reauthenticated')
    }
    const entry = await db.transaction().execute(async (tx) => {
      // Rows are locked in the order in which signing in with a password does.
      await noteLogin(tx, userId, now)
      const factor = await checkSecondFactor(context, tx, userId, { code })
      if (factor === 'recovery-code')
        await noteSecurity(context, tx, userId, 'recovery-code-used', visitor)
      return enterAccount(context, tx, userId, visitor)
    })
    return outcomeOf('signed-in', { session: await finishEntry(context, userId, entry) })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'second_factor_required') throw error
    await keepWay(redis, token, known)
    return outcomeOf('code-needed')
  }
}

/** Somebody whose account there opens none here yet. */
async function stranger(
  { db, redis }: AuthContext,
  token: string,
  { email, ...account }: ProviderAccount,
  { emailVerified, name }: { emailVerified: boolean; name: string | null },
): Promise<ProviderReturn> {
  if (email === null || !emailVerified || email.length > authLimits.email)
    throw new AppError(
      'provider_email_unverified',
      'The provider has not confirmed an e-mail address of this account',
    )
  if ((await findAddressee(db, email)) !== null) throw notLinked()
  await keepWay(redis, token, { at: 'account', account: { ...account, email } })
  const username = (name ?? '').trim().slice(0, authLimits.username)
  return outcomeOf('account-needed', { told: { email, username } })
}

export const notLinked = () =>
  new AppError(
    'provider_not_linked',
    'An account with this address exists: sign in with its password, and link the provider in the settings',
  )

async function link(
  context: AuthContext,
  { userId }: Own,
  visitor: Visitor,
  account: ProviderAccount,
): Promise<ProviderReturn> {
  const { db, sealer, clock } = context
  const told = await db.transaction().execute(async (tx) => {
    const box = await sealer.open(tx, userId)
    if (!(await insertLink(tx, box, userId, account, clock.now())))
      throw new AppError(
        'provider_in_use',
        'This account opens another one here, or another one of this provider is linked already',
      )
    return noteProviderChange(context, tx, userId, 'linked', visitor)
  })
  if (typeof told !== 'string') await announceNotification(context, userId, told)
  return outcomeOf('linked')
}
