import type { PasskeyAnswer } from '@lumen/contracts/auth/passkeys'
import { passkeyLimits } from '@lumen/contracts/auth/limits'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import { loadWebAuthn } from '../adapters/web-authn.ts'
import type { AuthContext } from '../context.ts'
import type { RelyingParty } from '../domain/relying-party.ts'
import type { Visitor } from '../domain/visitor.ts'
import { keepChallenge, takeChallenge, type ChallengeOf } from '../store/passkey-challenges.ts'
import { findPasskey, recordUse, type KnownPasskey } from '../store/passkeys.ts'
import { announceNotification, createNotification } from './create-notification.ts'
import { noteSecurity } from './note-security.ts'
import { countAttempt } from './try-password.ts'

/** Makes a challenge that whoever has a passkey answers with `ceremonyId`: once, and in five minutes. */
export async function beginPasskeyCheck({ relyingParty, redis, clock }: AuthContext) {
  const ceremonyId = newId()
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    userVerification: 'required',
    timeout: passkeyLimits.challengeSeconds * 1000,
  })
  await keepChallenge(redis, { ceremonyId }, options.challenge, clock.now())
  return { ceremonyId, options }
}

/**
 * Checks what a passkey answered to a challenge; it has checked its owner itself, by what they are or
 * know, and so stands for both factors. Failures count for this passkey alone: nobody else waits for them.
 * `passkey_unknown` when it is not kept here, `passkey_refused` when the challenge is used or too old,
 * when the answer is another site’s or somebody else’s, or when its counter runs backwards.
 * @returns whose it is
 */
export async function checkPasskey(
  context: AuthContext,
  { ceremonyId, credential }: PasskeyAnswer,
  visitor: Visitor,
): Promise<{ userId: string }> {
  const { db, clock, loginFailures } = context
  const challenge = await openChallenge(context, { ceremonyId })
  const passkey = await findPasskey(db, credential.id)
  if (passkey === null) throw unknownPasskey()
  const { userId, email } = passkey
  const trier = { kind: 'passkey', id: passkey.id } as const
  await countAttempt(context, email, trier, visitor.address)
  const use = await verify(context.relyingParty, passkey, challenge, credential).catch(
    async (error: unknown) => {
      await noteSecurity(context, db, userId, 'passkey-refused', visitor)
      throw error
    },
  )
  const recorded = await recordUse(db, passkey.id, { ...use, at: clock.now() })
  if (recorded === 'gone') throw unknownPasskey()
  if (recorded === 'behind') {
    await tellCopied(context, userId, visitor)
    throw refusedPasskey()
  }
  await loginFailures.succeeded(email, trier, visitor.address)
  return { userId }
}

/** The challenge that was made for this and not answered yet; else `passkey_refused`. */
export async function openChallenge(
  { redis, clock }: AuthContext,
  whose: ChallengeOf,
): Promise<string> {
  const challenge = await takeChallenge(redis, whose, clock.now())
  if (challenge === null) throw refusedPasskey()
  return challenge
}

/** The origin of the page that asked for an answer, when it is one of ours; else `passkey_refused`. */
export async function ownOriginOf(
  { isOurs }: RelyingParty,
  clientDataJSON: string,
): Promise<string> {
  const { decodeClientDataJSON } = await loadWebAuthn()
  try {
    const { origin, crossOrigin } = decodeClientDataJSON(clientDataJSON)
    if (isOurs(origin) && crossOrigin !== true) return origin
  } catch (error) {
    throw refusedPasskey(error)
  }
  throw refusedPasskey()
}

async function verify(
  relyingParty: RelyingParty,
  passkey: KnownPasskey,
  challenge: string,
  { id, rawId, type, clientExtensionResults, response }: PasskeyAnswer['credential'],
): Promise<{ counter: number; synced: boolean }> {
  const { userHandle, ...answer } = response
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId))
    throw refusedPasskey()
  const expectedOrigin = await ownOriginOf(relyingParty, answer.clientDataJSON)
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, clientExtensionResults, response: answer },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: relyingParty.id,
    // What it counts is compared where it is written, so that two uses at the same time are two.
    credential: { id, publicKey: passkey.publicKey, counter: 0 },
  }).catch((error: unknown) => {
    throw refusedPasskey(error)
  })
  if (!verified) throw refusedPasskey()
  const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo
  return { counter, synced }
}

/** Two devices count apart: somebody may have copied the passkey. */
async function tellCopied(context: AuthContext, userId: string, visitor: Visitor): Promise<void> {
  const told = await context.db.transaction().execute(async (tx) => {
    await noteSecurity(context, tx, userId, 'passkey-refused', visitor)
    return createNotification(context, tx, {
      id: newId(),
      userId,
      notification: { kind: 'passkey-changed', params: { change: 'copied' } },
      now: context.clock.now(),
    })
  })
  if (typeof told !== 'string') await announceNotification(context, userId, told)
}

/** What a passkey knows its owner by: the bytes of their id, base64url. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url')

export const refusedPasskey = (cause?: unknown) =>
  new AppError('passkey_refused', 'The passkey could not be checked; try again', { cause })

const unknownPasskey = () =>
  new AppError('passkey_unknown', 'This passkey is not known here, or was removed')
