import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signToken } from '../../src/adapters/push/json-web-token.ts'

type Claims = Record<string, unknown>
type Grant = { challenge: string; redirectUri: string; clientId: string; claims: Claims }

const bodyOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const part of request) text += String(part)
  return new URLSearchParams(text)
}

/** An issuer of OpenID Connect at the wire, which checks what we send as the real ones do. */
export async function startIssuer(clientId: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const grants = new Map<string, Grant>()
  const state = { away: false, key: privateKey, secrets: [] as string[] }
  let url = ''
  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const answer = async () => {
      if (state.away) return send(503, {})
      if (request.url === '/.well-known/openid-configuration')
        return send(200, {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        })
      if (request.url === '/jwks')
        return send(200, {
          keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
        })
      const form = await bodyOf(request)
      const grant = grants.get(form.get('code') ?? '')
      grants.delete(form.get('code') ?? '')
      const challenge = createHash('sha256').update(form.get('code_verifier') ?? '')
      state.secrets.push(form.get('client_secret') ?? '')
      if (
        grant === undefined ||
        form.get('client_id') !== grant.clientId ||
        form.get('redirect_uri') !== grant.redirectUri ||
        challenge.digest('base64url') !== grant.challenge
      )
        return send(400, { error: 'invalid_grant' })
      const idToken = signToken(state.key, grant.claims, { kid: 'one' })
      return send(200, {
        access_token: 'x',
        token_type: 'bearer',
        expires_in: 60,
        id_token: idToken,
      })
    }
    void answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const seconds = Math.floor(Date.now() / 1000)
  return {
    url,
    /** What it was shown as the client's secret. */
    secrets: state.secrets,
    /** Signs with a key that is not its own from now on, or with its own again. */
    forge: (on: boolean) => (state.key = on ? foreign : privateKey),
    away: (on: boolean) => (state.away = on),
    /** Somebody agrees at the page that `begin` leads to; @returns what comes back with the browser */
    agree(address: string, claims: Claims): { code: string; state: string } {
      const asked = new URL(address).searchParams
      const code = randomUUID()
      grants.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        redirectUri: asked.get('redirect_uri') ?? '',
        clientId,
        claims: {
          iss: url,
          aud: clientId,
          iat: seconds,
          exp: seconds + 600,
          nonce: asked.get('nonce'),
          email_verified: true,
          ...claims,
        },
      })
      return { code, state: asked.get('state') ?? '' }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
export type Issuer = Awaited<ReturnType<typeof startIssuer>>
