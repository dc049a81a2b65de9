import type { PasskeyAnswer } from '@lumen/contracts/auth/passkeys'
import {
  browserSupportsWebAuthn,
  sendSignal,
  startAuthentication,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { CallReply } from '@/api/call'
import { errorCodeOf } from '@/api/error'
import type { AppDispatch } from '@/store/root-reducer'
import { sessionApi } from './session-api'
import { signedIn } from './session-slice'

type Challenge = CallReply<'POST /api/auth/passkeys/challenge'>
type Thunk<Result> = (dispatch: AppDispatch) => Promise<Result>

/** Passkeys belong to a host by name; the wrapper’s page has none of its own. */
const isAddress = (host: string) => /^[\d.]+$|:/.test(host)

/** Whether this browser and this address of the product can have passkeys at all. */
export const passkeysOffered = (): boolean =>
  import.meta.env.MODE !== 'native' &&
  browserSupportsWebAuthn() &&
  !isAddress(globalThis.location.hostname)

/**
 * Why the browser gave no passkey: nobody chose one, the device has one for this account already, or it
 * cannot have one here; null when it was not the browser.
 */
export function passkeyRefusalOf(error: unknown): 'cancelled' | 'known' | 'unsupported' | null {
  if (!(error instanceof WebAuthnError)) return null
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known'
  const cancelled =
    error.code === 'ERROR_CEREMONY_ABORTED' ||
    (error.cause instanceof Error && error.cause.name === 'NotAllowedError')
  return cancelled ? 'cancelled' : 'unsupported'
}

/** A challenge for one answer; rejects with an `ApiError`. */
export const askChallenge = (): Thunk<Challenge> => (dispatch) =>
  dispatch(sessionApi.endpoints.askPasskeyChallenge.initiate()).unwrap()

/**
 * Has the browser answer a challenge, in a window of its own or, `suggested`, with what it suggests in a
 * field for names; rejects with a `WebAuthnError`.
 */
export async function answerChallenge(
  { ceremonyId, options }: Challenge,
  suggested = false,
): Promise<PasskeyAnswer> {
  const { id, rawId, type, response, clientExtensionResults } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: suggested,
  })
  const { userHandle, ...rest } = response
  return {
    ceremonyId,
    credential: {
      id,
      rawId,
      type,
      clientExtensionResults,
      response: { ...rest, ...(userHandle !== undefined && { userHandle }) },
    },
  }
}

/** Signs in by a passkey; rejects with a `WebAuthnError` or an `ApiError`. */
export const loginByPasskey =
  (challenge: Challenge, suggested: boolean): Thunk<void> =>
  async (dispatch) => {
    const body = await answerChallenge(challenge, suggested)
    try {
      const sign = dispatch(sessionApi.endpoints.loginByPasskey.initiate({ body }))
      dispatch(signedIn(await sign.unwrap()))
    } catch (error) {
      if (errorCodeOf(error) === 'passkey_unknown') tellUnknown(challenge, body.credential.id)
      throw error
    }
  }

/** Lets the browser forget a passkey that was removed here, where it listens to that. */
function tellUnknown({ options }: Challenge, credentialID: string): void {
  if (options.rpId === undefined) return
  const told = sendSignal({ signalName: 'unknownCredential', rpID: options.rpId, credentialID })
  told.catch((error: unknown) => console.warn('The browser keeps an unknown passkey', error))
}
