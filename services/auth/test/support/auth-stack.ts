import { connectBus } from '@lumen/bus/connect'
import { authRequests, type NotificationFrame } from '@lumen/contracts/auth/bus'
import type { Session } from '@lumen/contracts/auth/schema'
import { subjects } from '@lumen/contracts/bus'
import { openDatabase } from '@lumen/database/open'
import { deviceHeader, returnHeader } from '@lumen/contracts/auth/limits'
import {
  addressHeader,
  createIdentitySigner,
  gatewayHeader,
  generateIdentityKeys,
  identityHeader,
} from '@lumen/http/identity'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { readCapturedMails } from '@lumen/mail/captured-mails'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createECDH, createHash, randomBytes } from 'node:crypto'
import { loadConfig } from '../../src/config.ts'
import type { AuthOverrides } from '../../src/context.ts'
import { startAuth } from '../../src/server.ts'
import type { AuthTables } from '../../src/store/tables.ts'

export type RestReply = { status: number; body: any; headers: Headers }
/** Where a request comes from, as the gateway tells. */
export type From = { address?: string; device?: string }
export type AuthStack = Awaited<ReturnType<typeof openAuthStack>>

const vapid = createECDH('prime256v1')

export const vapidKeys = {
  publicKey: vapid.generateKeys('base64url'),
  // One in 256 begins with a zero, which is left out of it.
  privateKey: Buffer.from(vapid.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
    'base64url',
  ),
}

/** The service on real servers, with a bus connection as a gateway has it. */
export async function openAuthStack(
  env: Record<string, string> = {},
  overrides: Pick<AuthOverrides, 'objects'> = {},
) {
  const environment = await openTestEnvironment('auth')
  const mailDir = await mkdtemp(join(tmpdir(), 'lumen-auth-mail-'))
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
    MAIL_DIR: mailDir,
    ...env,
  })
  const start = () =>
    startAuth(config, {
      log: createLogger({
        service: 'auth',
        level: (process.env['TEST_LOG_LEVEL'] ?? 'silent') as 'silent',
      }),
      clock: { now: () => now },
      ...overrides,
    })
  const auth = await start().catch(async (error: unknown) => {
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
    options: { body?: unknown; token?: string; userAgent?: string; from?: From; way?: string } = {},
  ): Promise<RestReply> {
    const { body, token, userAgent, from, way } = options
    const identity = token === undefined ? null : await identify(token)
    const response = await fetch(auth.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        ...(from?.address !== undefined && {
          [addressHeader]: from.address,
          [gatewayHeader]: signer.signGateway(from.address),
        }),
        ...(way !== undefined && { [returnHeader]: way }),
        ...(from?.device !== undefined && { [deviceHeader]: from.device }),
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
    /** A second copy beside the first, which whoever asks for it closes. */
    anotherCopy: start,
    /** The newest mails to an address, once there are so many. */
    async mailsTo(address: string, count = 1) {
      const read = async () =>
        (await readCapturedMails(mailDir, 100)).filter(({ to }) => to === address)
      await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(count)
      return read()
    },
    /** No mail waits any more. */
    async mailsDone() {
      const waiting = () => db.selectFrom('mails').select('id').execute()
      await expect.poll(waiting).toEqual([])
    },
    /** The token of the link in the newest mail to an address with this in its subject. */
    async linkTo(address: string, subject: string) {
      const find = async () =>
        (await readCapturedMails(mailDir, 100)).find(
          (mail) => mail.to === address && mail.subject.includes(subject),
        )
      await expect.poll(find).toBeDefined()
      const link = /https?:\S+#token=([\w-]+)/.exec((await find())!.text)
      return { url: link![0], token: link![1]! }
    },
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
    async signIn(
      email: string,
      userAgent?: string,
      password = 'correct horse battery',
      more: { code?: string; from?: From } = {},
    ) {
      const answer = await call('POST', '/api/auth/login', {
        body: { email, password, ...(more.code !== undefined && { code: more.code }) },
        ...(more.from && { from: more.from }),
        ...(userAgent !== undefined && { userAgent }),
      })
      return { ...answer, token: answer.body.token as string }
    },
    async close() {
      await bus.close()
      await db.destroy()
      await auth.close()
      await environment.close()
      await rm(mailDir, { recursive: true, force: true })
    },
  }
}
