import type { Identity } from '@lumen/contracts/auth/bus'
import { serviceNames } from '@lumen/contracts/operation'
import { createIdentitySigner, identityHeader } from '@lumen/http/identity'
import { openTestEnvironment } from '@lumen/provision/testing'
import { newSecrets } from '@lumen/stack/secrets'
import { startProcess } from '@lumen/stack/service-process'
import autocannon from 'autocannon'

/**
 * `npm run bench:gateway`: what the gateway costs. The same authenticated read is asked of the chat
 * service directly and through the gateway, in turns, every part its own process.
 * Goals: requests a second ≥ 0.50 of direct, p99 ≤ 2.5 times direct.
 */
const rounds = 5
const seconds = 4
const connections = 32

const environment = await openTestEnvironment('auth')
const secrets = newSecrets([])
const env = {
  ...process.env,
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  LUMEN_RATE_LIMITS: 'off',
  AUTH_DATABASE_URL: environment.databaseUrl,
  CHAT_DATABASE_URL: await environment.databaseUrlOf('chat'),
  ...environment.env,
  LUMEN_SEAL_KEYS: secrets.sealKeys,
  LUMEN_IDENTITY_PRIVATE_KEY: secrets.identity.privateKey,
  LUMEN_IDENTITY_PUBLIC_KEY: secrets.identity.publicKey,
}
const [auth, chat] = await Promise.all([startProcess('auth', env), startProcess('chat', env)])
// The other services are not asked: any address will do for them.
const urls = Object.fromEntries(
  serviceNames.map((name) => [`${name.toUpperCase()}_URL`, name === 'auth' ? auth.url : chat.url]),
)
const gateway = await startProcess('gateway', { ...env, ...urls })

type Round = { perSecond: number; p99: number }
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN

async function measure(url: string, headers: () => Record<string, string>): Promise<Round> {
  const result = await autocannon({ url, connections, duration: seconds, headers: headers() })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

try {
  const registered = await fetch(`${gateway.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'bench@example.com',
      password: 'correct horse battery',
      username: 'Bench',
      birthDate: '1990-01-01',
    }),
  })
  const { token, user } = (await registered.json()) as { token: string; user: { id: string } }
  const identity: Omit<Identity, 'expiresAt'> = {
    userId: user.id,
    sessionId: user.id,
    role: 'user',
    ageBand: 'adult',
    region: null,
    language: 'zh',
  }
  const signer = createIdentitySigner({ privateKey: secrets.identity.privateKey })
  const path = '/api/companions'
  const direct: Round[] = []
  const through: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    direct.push(
      await measure(chat.url + path, () => ({ [identityHeader]: signer.sign(identity, 'chat') })),
    )
    through.push(await measure(gateway.url + path, () => ({ authorization: `Bearer ${token}` })))
  }
  const row = (name: string, of: Round[]) => ({
    path: name,
    'requests/s': Math.round(median(of.map(({ perSecond }) => perSecond))),
    'p99 ms': median(of.map(({ p99 }) => p99)),
  })
  console.table([row('service directly', direct), row('through the gateway', through)])
  const ratio = (pick: (round: Round) => number) =>
    median(through.map((round, index) => pick(round) / pick(direct[index] ?? round)))
  console.log(
    `requests a second, gateway / direct: ${ratio((r) => r.perSecond).toFixed(2)} (goal ≥ 0.50)`,
  )
  console.log(`p99, gateway / direct: ${ratio((r) => r.p99).toFixed(2)} (goal ≤ 2.5)`)
} finally {
  await gateway.close()
  await chat.close()
  await auth.close()
  await environment.close()
}
process.exit(0)
