import { providerReturnPath } from '@lumen/contracts/auth/limits'
import { AppError } from '@lumen/http/app-error'
import type { Logger } from '@lumen/runtime/logger'
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  type ClientAuth,
  type Configuration,
} from 'openid-client'
import type { Provider } from './provider.ts'

/** Somebody looks at an empty page for so long at most. */
const answerWithinSeconds = 8
/** Its keys and addresses are asked for anew after so long. */
const knownForMs = 24 * 3_600_000

export type OpenIdSettings = {
  issuer: string
  clientId: string
  clientAuth: ClientAuth
  /** Where users reach us. */
  publicUrl: string
  /** Beside what every provider is asked. */
  parameters: Readonly<Record<string, string>>
}

/** A provider of OpenID Connect, by authorization code with PKCE, state and nonce. */
export function createOpenIdProvider(settings: OpenIdSettings, log: Logger): Provider {
  const { issuer, clientId, clientAuth, publicUrl, parameters } = settings
  const returnUrl = new URL(providerReturnPath, publicUrl)
  let known: { at: number; configuration: Promise<Configuration> } | undefined

  /** Asked for when somebody first needs it: a provider that is away keeps nothing else from starting. */
  const configured = async (): Promise<Configuration> => {
    if (known === undefined || Date.now() - known.at > knownForMs) {
      const configuration = discovery(new URL(issuer), clientId, undefined, clientAuth, {
        timeout: answerWithinSeconds,
        // Also of what came straight from the provider, the signature counts.
        execute: [
          enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
        ],
      })
      known = { at: Date.now(), configuration }
    }
    const { configuration } = known
    return configuration.catch((error: unknown) => {
      if (known?.configuration === configuration) known = undefined
      throw away(error)
    })
  }
  const away = (error: unknown) => {
    log.warn({ err: error, issuer }, 'a sign-in provider does not answer')
    return new AppError('unavailable', 'The provider cannot be reached now', { cause: error })
  }

  return {
    async begin() {
      const configuration = await configured()
      const kept = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      }
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: returnUrl.href,
        response_type: 'code',
        code_challenge: await calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
        state: kept.state,
        nonce: kept.nonce,
        ...parameters,
      })
      return { url: url.href, ...kept }
    },
    async finish(sent, { state, nonce, verifier }) {
      const configuration = await configured()
      const returned = new URL(returnUrl)
      for (const [name, value] of Object.entries(sent)) returned.searchParams.set(name, value)
      const tokens = await authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        throw isRefusal(error) ? refused(error) : away(error)
      })
      const claims = tokens.claims()
      if (claims === undefined) throw refused(new Error('There is no id token'))
      const { email, name } = claims
      return {
        subject: claims.sub,
        email: typeof email === 'string' ? email : null,
        // Apple writes it as a text.
        emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
        name: typeof name === 'string' ? name : null,
      }
    },
  }

  function refused(error: unknown): AppError {
    log.info({ err: error, issuer }, 'a sign-in by a provider was refused')
    return new AppError('provider_sign_in_failed', 'This sign-in does not hold; begin again', {
      cause: error,
    })
  }
}

/** Whether it said no, or what it said does not hold; else it could not be asked. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError ||
  (error instanceof ResponseBodyError && error.status < 500) ||
  (error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT' && !isServerFault(error))

const isServerFault = ({ cause }: ClientError): boolean =>
  cause instanceof Response && cause.status >= 500
