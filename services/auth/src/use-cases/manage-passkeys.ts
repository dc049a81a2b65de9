import { passkeyLimits } from '@lumen/contracts/auth/limits'
import type { NewCredential, Passkey } from '@lumen/contracts/auth/passkeys'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import { loadWebAuthn } from '../adapters/web-authn.ts'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { mailTextsOf } from '../mail-texts.ts'
import { keepChallenge } from '../store/passkey-challenges.ts'
import {
  countPasskeys,
  insertPasskey,
  listCredentials,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../store/passkeys.ts'
import type { AuthTables } from '../store/tables.ts'
import { lockUser } from '../store/users.ts'
import { openChallenge, ownOriginOf, refusedPasskey } from './check-passkey.ts'
import { announceNotification, createNotification } from './create-notification.ts'
import { noteSecurity } from './note-security.ts'
import { readUser } from './read-user.ts'
import { requireFresh } from './require-fresh.ts'
import { requireWayIn } from './require-way-in.ts'

type Own = { userId: string; sessionId: string }

/** A user’s passkeys, the newest first. */
export const readPasskeys = ({ db, sealer }: AuthContext, userId: string): Promise<Passkey[]> =>
  listPasskeys(db, sealer, userId)

/**
 * What the browser makes a new passkey of: one that it finds again without a name, and that checks its
 * owner. `conflict` when the account has as many as it may.
 */
export async function beginPasskey(context: AuthContext, { userId, sessionId }: Own) {
  const { db, redis, clock, relyingParty } = context
  await requireFresh(context, { sessionId })
  if ((await countPasskeys(db, userId)) >= passkeyLimits.perUser) throw tooMany()
  const { email, username, preferences } = await readUser(context, userId)
  const { generateRegistrationOptions, supportedAlgorithmIDs } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: mailTextsOf(preferences.language).product,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: username,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: await listCredentials(db, userId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: passkeyLimits.challengeSeconds * 1000,
  })
  await keepChallenge(redis, { userId, sessionId }, options.challenge, clock.now())
  return options
}

/**
 * Adds the passkey that the browser made. `passkey_refused` when its challenge is used or too old or it is
 * another site’s; `conflict` when it is known already, or the account has as many as it may.
 */
export async function addPasskey(
  context: AuthContext,
  session: Own,
  input: { credential: NewCredential; name?: string },
  visitor: Visitor,
): Promise<Passkey> {
  const { db, sealer, clock } = context
  const { userId } = session
  await requireFresh(context, session)
  const made = await verifyNew(context, await openChallenge(context, session), input.credential)
  const { browser, system } = visitor.device
  const name = input.name?.trim() ?? [browser, system].filter((part) => part !== null).join(' · ')
  const now = clock.now()
  const { passkey, told } = await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if ((await countPasskeys(tx, userId)) >= passkeyLimits.perUser) throw tooMany()
    const added = { ...made, id: newId(), userId, name, createdAt: now }
    const passkey = await insertPasskey(tx, sealer, added)
    if (passkey === null) throw new AppError('conflict', 'This passkey is known already')
    await noteSecurity(context, tx, userId, 'passkey-added', visitor)
    return { passkey, told: await tell(context, tx, userId, 'added') }
  })
  if (typeof told !== 'string') await announceNotification(context, userId, told)
  return passkey
}

/** Names a passkey; `not_found` when it is none of the user’s. */
export async function namePasskey(
  { db, sealer }: AuthContext,
  passkey: { id: string; userId: string; name: string },
): Promise<Passkey> {
  const named = await db
    .transaction()
    .execute((tx) => renamePasskey(tx, sealer, { ...passkey, name: passkey.name.trim() }))
  if (named === null) throw noSuchPasskey()
  return named
}

/** Removes a passkey; `not_found` when it is none of the user’s, `last_way_in` when nothing else opens the account. */
export async function dropPasskey(
  context: AuthContext,
  session: Own,
  id: string,
  visitor: Visitor,
): Promise<void> {
  const { userId } = session
  await requireFresh(context, session)
  const told = await context.db.transaction().execute(async (tx) => {
    // One after the other: of two ways in, two requests at once would take both.
    await lockUser(tx, userId)
    if (!(await removePasskey(tx, id, userId))) throw noSuchPasskey()
    await requireWayIn(tx, userId)
    await noteSecurity(context, tx, userId, 'passkey-removed', visitor)
    return tell(context, tx, userId, 'removed')
  })
  if (typeof told !== 'string') await announceNotification(context, userId, told)
}

async function verifyNew(
  { relyingParty }: AuthContext,
  expectedChallenge: string,
  { id, rawId, type, clientExtensionResults, response }: NewCredential,
) {
  const { clientDataJSON, attestationObject, transports } = response
  const expectedOrigin = await ownOriginOf(relyingParty, clientDataJSON)
  const { verifyRegistrationResponse, supportedAlgorithmIDs } = await loadWebAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults,
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge,
    expectedOrigin,
    expectedRPID: relyingParty.id,
    supportedAlgorithmIDs,
  }).catch((error: unknown) => {
    throw refusedPasskey(error)
  })
  if (registrationInfo === undefined) throw refusedPasskey()
  const { credential, credentialBackedUp: synced } = registrationInfo
  const { id: credentialId, publicKey, counter } = credential
  return { credentialId, publicKey, counter, synced, transports: transports ?? [] }
}

const tell = (
  context: AuthContext,
  tx: Transaction<AuthTables>,
  userId: string,
  change: 'added' | 'removed',
) =>
  createNotification(context, tx, {
    id: newId(),
    userId,
    notification: { kind: 'passkey-changed', params: { change } },
    now: context.clock.now(),
  })

const tooMany = () =>
  new AppError('conflict', `An account has at most ${passkeyLimits.perUser} passkeys`)
const noSuchPasskey = () => new AppError('not_found', 'There is no such passkey')
