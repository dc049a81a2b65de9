import type { Identity } from '@lumen/contracts/auth/bus'
import { serviceNames, type ServiceName } from '@lumen/contracts/operation'
import { openTestEnvironment } from '@lumen/provision/testing'
import { newSecrets } from '@lumen/stack/secrets'
import { setUp } from '@lumen/service/set-up'
import { createLogger } from '@lumen/runtime/logger'
import { startProcess } from '@lumen/stack/service-process'

export type Person = { token: string; identity: Omit<Identity, 'expiresAt'> }

/**
 * The gateway with auth and chat behind it, each its own process, on servers for tests.
 * @param also further services that run; what asks the others goes on without
 */
export async function startChain(
  settings: Record<string, string> = {},
  also: readonly ServiceName[] = [],
) {
  const environment = await openTestEnvironment('auth')
  const secrets = newSecrets([])
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    LUMEN_RATE_LIMITS: 'off',
    GATEWAY_HOST: '127.0.0.1',
    GATEWAY_PORT: '0',
    ...Object.fromEntries(
      await Promise.all(
        ['auth', 'chat', ...also].map(async (name) => [
          `${name.toUpperCase()}_DATABASE_URL`,
          await environment.databaseUrlOf(name),
        ]),
      ),
    ),
    ...environment.env,
    LUMEN_SEAL_KEYS: secrets.sealKeys,
    LUMEN_IDENTITY_PRIVATE_KEY: secrets.identity.privateKey,
    LUMEN_IDENTITY_PUBLIC_KEY: secrets.identity.publicKey,
    ...settings,
  }
  await setUp(env, createLogger({ service: 'bench', level: 'error' }))
  const [auth, chat, ...others] = await Promise.all([
    startProcess('auth', env),
    startProcess('chat', env),
    ...also.map((name) => startProcess(name, env)),
  ])
  const urls = Object.fromEntries(
    serviceNames.map((name) => [
      `${name.toUpperCase()}_URL`,
      name === 'auth' ? auth.url : chat.url,
    ]),
  )
  const gateway = await startProcess('gateway', { ...env, ...urls })
  let people = 0
  return {
    environment,
    secrets,
    env,
    auth,
    chat,
    gateway,
    /** Registers somebody new. */
    async person(): Promise<Person> {
      const email = `bench${(people += 1)}@example.com`
      const { token, user } = await post<{ token: string; user: { id: string } }>(
        `${gateway.url}/api/auth/register`,
        { email, password: 'correct horse battery', username: 'Bench', birthDate: '1990-01-01' },
      )
      const identity = {
        userId: user.id,
        sessionId: user.id,
        role: 'user',
        ageBand: 'adult',
        region: null,
        language: 'zh',
      } as const
      return { token, identity }
    },
    async close() {
      for (const running of [gateway, chat, auth, ...others]) await running.close()
      await environment.close()
    },
  }
}

export async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
