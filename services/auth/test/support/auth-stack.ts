import { connectBus } from '@lumen/bus/connect'
import { authRequests, type NotificationFrame } from '@lumen/contracts/auth/bus'
import type { Session } from '@lumen/contracts/auth/schema'
import { subjects } from '@lumen/contracts/bus'
import { openDatabase } from '@lumen/database/open'
import { createIdentitySigner, generateIdentityKeys, identityHeader } from '@lumen/http/identity'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { createECDH, createHash, randomBytes } from 'node:crypto'
import { loadConfig } from '../../src/config.ts'
import type { AuthOverrides } from '../../src/context.ts'
import { startAuth } from '../../src/server.ts'
import type { AuthTables } from '../../src/store/tables.ts'

export type RestReply = { status: number; body: any; headers: Headers }
export type AuthStack = Awaited<ReturnType<typeof openAuthStack>>

const vapid = createECDH('prime256v1')

export const vapidKeys = {
  publicKey: vapid.generateKeys('base64url'),
  privateKey: vapid.getPrivateKey().toString('base64url'),
}

/** The service on real servers, with a bus connection as a gateway has it. */
export async function openAuthStack(
  env: Record<string, string> = {},
  overrides: Pick<AuthOverrides, 'objects'> = {},
) {
  const environment = await openTestEnvironment('auth')
  const keys = generateIdentityKeys()
  const signer = createIdentitySigner({ privateKey: keys.privateKey })
  const log = createLogger({ service: 'test', level: 'silent' })
  let now = new Date('2026-11-21T12:00:00Z')
  const config = loadConfig({
    AUTH_DATABASE_URL: environment.databaseUrl,
    ...environment.env,
    LUMEN_IDENTITY_PUBLIC_KEY: keys.publicKey,
    LUMEN_SEAL_KEYS: `1:${randomBytes(32).toString('base64')}`,
    LUMEN_VAPID_PUBLIC_KEY: vapidKeys.publicKey,
    LUMEN_VAPID_PRIVATE_KEY: vapidKeys.privateKey,
    LUMEN_VAPID_SUBJECT: 'mailto:operator@lumen.example',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const starting = startAuth(config, {
    log: createLogger({
      service: 'auth',
      level: (process.env['TEST_LOG_LEVEL'] ?? 'silent') as 'silent',
    }),
    clock: { now: () => now },
    ...overrides,
  })
  const auth = await starting.catch(async (error: unknown) => {
    await environment.close()
    throw error
  })
  const bus = await connectBus({ ...environment.nats, service: 'gateway', log })
  const db = openDatabase<AuthTables>({ url: environment.databaseUrl, log, poolSize: 2 })

  const identify = async (token: string) => {
    const tokenHash = createHash('sha256').update(token).digest('hex')
    return (await bus.request(authRequests, 'auth.identify-session', { tokenHash })).identity
  }
  async function call(
    method: string,
    path: string,
    options: { body?: unknown; token?: string; userAgent?: string } = {},
  ): Promise<RestReply> {
    const { body, token, userAgent } = options
    const identity = token === undefined ? null : await identify(token)
    const response = await fetch(auth.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        ...(identity !== null && { [identityHeader]: signer.sign(identity, 'auth') }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }

  let people = 0
  return {
    environment,
    bus,
    db,
    call,
    identify,
    now: () => now,
    setNow: (moment: Date) => {
      now = moment
    },
    /** Registers somebody new; `frames` are those for their sockets from now on. */
    async person(changes: object = {}, userAgent?: string) {
      people += 1
      const email = `person${people}@example.com`
      const { status, body } = await call('POST', '/api/auth/register', {
        body: {
          email,
          password: 'correct horse battery',
          username: 'Sam',
          birthDate: '1990-05-01',
          ...changes,
        },
        ...(userAgent !== undefined && { userAgent }),
      })
      if (status !== 201) throw new Error(`not registered: ${JSON.stringify(body)}`)
      const session = body as Session
      const frames: NotificationFrame[] = []
      bus.listen(subjects.liveUser(session.user.id), (frame) => {
        frames.push(frame as NotificationFrame)
      })
      await bus.flush()
      return { ...session, userId: session.user.id, email, frames }
    },
    async signIn(email: string, userAgent?: string, password = 'correct horse battery') {
      const answer = await call('POST', '/api/auth/login', {
        body: { email, password },
        ...(userAgent !== undefined && { userAgent }),
      })
      return { ...answer, token: answer.body.token as string }
    },
    async close() {
      await bus.close()
      await db.destroy()
      await auth.close()
      await environment.close()
    },
  }
}
