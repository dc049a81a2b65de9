import { ConfigError } from '@lumen/runtime/config'
import type { Logger } from '@lumen/runtime/logger'
import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ClientSecretPost, type ClientAuth } from 'openid-client'
import type { AuthConfig } from '../../config.ts'
import { signToken } from '../push/json-web-token.ts'
import { createOpenIdProvider } from './open-id.ts'
import type { Providers } from './provider.ts'

/** Apple takes a secret for half a year at most; ours is made for each request. */
const secretSeconds = 300

/**
 * Who is set up to sign people in, by what is configured.
 * @throws ConfigError when Apple's key cannot be used
 */
export async function createProviders(config: AuthConfig, log: Logger): Promise<Providers> {
  const { PUBLIC_URL: publicUrl } = config
  const { OIDC_GOOGLE_CLIENT_ID: google, OIDC_GOOGLE_CLIENT_SECRET: secret } = config
  const { OIDC_APPLE_CLIENT_ID: apple, OIDC_APPLE_KEY_FILE: keyFile } = config
  const providers: Providers = {}
  if (publicUrl === undefined) return providers
  if (google !== undefined && secret !== undefined)
    providers.google = createOpenIdProvider(
      {
        issuer: config.OIDC_GOOGLE_ISSUER,
        clientId: google,
        clientAuth: ClientSecretPost(secret),
        publicUrl,
        parameters: { scope: 'openid email profile', prompt: 'select_account' },
      },
      log,
    )
  if (apple !== undefined && keyFile !== undefined)
    providers.apple = createOpenIdProvider(
      {
        issuer: config.OIDC_APPLE_ISSUER,
        clientId: apple,
        clientAuth: await appleSecret(config, keyFile),
        publicUrl,
        // Apple tells addresses only by a form that it posts.
        parameters: { scope: 'openid email', response_mode: 'form_post' },
      },
      log,
    )
  return providers
}

/** Apple's client secret is a token that is signed with the operator's key. */
async function appleSecret(config: AuthConfig, keyFile: string): Promise<ClientAuth> {
  const { OIDC_APPLE_CLIENT_ID: sub, OIDC_APPLE_KEY_ID: kid, OIDC_APPLE_TEAM_ID: iss } = config
  try {
    const key = createPrivateKey(await readFile(keyFile, 'utf8'))
    return (server, client, body, headers) => {
      const iat = Math.floor(Date.now() / 1000)
      const claims = { iss, sub, aud: config.OIDC_APPLE_ISSUER, iat, exp: iat + secretSeconds }
      return ClientSecretPost(signToken(key, claims, { kid }))(server, client, body, headers)
    }
  } catch (error) {
    throw new ConfigError([`OIDC_APPLE_KEY_FILE cannot be used: ${String(error)}`])
  }
}
