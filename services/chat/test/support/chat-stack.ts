import { connectBus, type Bus } from '@lumen/bus/connect'
import { chatRequests } from '@lumen/contracts/chat/bus'
import { subjects, type EventEnvelope } from '@lumen/contracts/bus'
import type { LiveFrame } from '@lumen/contracts/chat/bus'
import type { Companion, Message, PictureToSend } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import { allDistributed, distributeSchema } from '@lumen/database/test-support/distributed'
import {
  createIdentitySigner,
  generateIdentityKeys,
  identityHeader,
  type Caller,
} from '@lumen/http/identity'
import { createJobs } from '@lumen/jobs/queues'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { randomBytes } from 'node:crypto'
import { loadConfig } from '../../src/config.ts'
import type { ChatOverrides } from '../../src/context.ts'
import { startChat } from '../../src/server.ts'
import { migrations } from '../../src/store/migrations/all.ts'
import type { ChatTables } from '../../src/store/tables.ts'
import { wholeTables } from '../../src/store/whole-tables.ts'
import { openTill } from './till.ts'

export type Instance = Awaited<ReturnType<typeof startChat>>
export type RestReply = { status: number; body: unknown }

/** The service on real servers, with a bus connection as a gateway has it. */
export type ChatStack = Awaited<ReturnType<typeof openChatStack>>

/** @param distributed on a schema with the keys of Citus */
export async function openChatStack({ distributed = allDistributed } = {}) {
  const environment = await openTestEnvironment('chat')
  const { databaseUrl } = environment
  const kind = { whole: wholeTables, since: '0055-traces' }
  if (distributed) await distributeSchema(databaseUrl, migrations, kind)
  const keys = generateIdentityKeys()
  const signer = createIdentitySigner({ privateKey: keys.privateKey })
  const log = createLogger({ service: 'test', level: 'silent' })
  const env: Record<string, string> = {
    CHAT_DATABASE_URL: environment.databaseUrl,
    CHAT_WORD_PAUSE_MS: '0',
    // A busy machine makes memory slow, and a reply that goes without it is another one.
    CHAT_RECALL_MS: '60000',
    // No lease may run out however busy the machine is: that would end a reply that a test holds.
    CHAT_LEASE_MS: '60000',
    CHAT_CHECKPOINT_MS: '100',
    CHAT_SWEEP_MS: '200',
    CHAT_DRAIN_MS: '200',
    ...environment.env,
    LUMEN_IDENTITY_PUBLIC_KEY: keys.publicKey,
    LUMEN_SEAL_KEYS: `1:${randomBytes(32).toString('base64')}`,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  }
  const connect = (service: string) => connectBus({ ...environment.nats, service, log })
  const bus = await connect('gateway')
  const billing = await connect('billing')
  const till = openTill(billing)
  const db = openDatabase<ChatTables>({ url: environment.databaseUrl, log, poolSize: 3 })
  const metrics = createMetrics({ service: 'test' })
  const jobs = createJobs({ redisUrl: environment.redisUrl, log, metrics, service: 'chat' })
  const instances = new Set<Instance>()

  return {
    bus,
    /** The bus as another service has it; whoever connects closes it. */
    connect,
    db,
    /** Adds work for the copies. */
    jobs,
    env,
    till,
    adminUrl: environment.adminUrl,
    /** Starts one more copy of the service. */
    async start(change: Record<string, string> = {}, overrides: ChatOverrides = {}) {
      const instance = await startChat(loadConfig({ ...env, ...change }), {
        // There is no auth to ask.
        mayProcess: () => Promise.resolve(true),
        ...overrides,
      })
      instances.add(instance)
      return {
        ...instance,
        async close() {
          instances.delete(instance)
          await instance.close()
        },
      }
    },
    user: (change: Partial<Caller> = {}) => createUser(bus, signer, change),
    /** Every event about a user, from the first one on, as they come. */
    async events(userId: string): Promise<EventEnvelope[]> {
      const heard: EventEnvelope[] = []
      await bus.consume({
        durable: `test-${newId()}`,
        filter: 'event.chat.>',
        handler: (event) => {
          if ((event.payload as { userId: string }).userId === userId) heard.push(event)
          return Promise.resolve()
        },
      })
      return heard
    },
    async close() {
      for (const instance of instances) await instance.close()
      await Promise.all([bus.close(), billing.close(), jobs.close()])
      await db.destroy()
      await environment.close()
    },
  }
}

export type TestUser = ReturnType<typeof createUser>

/** A signed-in person: REST with the gateway's signature, the socket's requests over the bus. */
function createUser(
  bus: Bus,
  signer: ReturnType<typeof createIdentitySigner>,
  change: Partial<Caller>,
) {
  const caller: Caller = {
    userId: newId(),
    sessionId: newId(),
    role: 'user',
    ageBand: 'adult',
    region: null,
    language: 'en',
    ...change,
  }
  const { userId } = caller
  const frames: LiveFrame[] = []
  bus.listen(subjects.liveUser(userId), (frame) => {
    frames.push(frame as LiveFrame)
  })

  async function call(
    instance: { url: string },
    method: string,
    path: string,
    body?: unknown,
  ): Promise<RestReply> {
    const form = body instanceof FormData
    const response = await fetch(instance.url + path, {
      method,
      headers: {
        [identityHeader]: signer.sign(caller, 'chat'),
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  return {
    caller,
    userId,
    /** Frames told to every device of the user. */
    frames,
    call,
    async createCompanion(instance: { url: string }, name = 'Luna'): Promise<Companion> {
      const { status, body } = await call(instance, 'POST', '/api/companions', { name })
      if (status !== 201) throw new Error(`companion not created: ${status}`)
      return body as Companion
    },
    async messages(instance: { url: string }, companionId: string, query = ''): Promise<Message[]> {
      return (await call(instance, 'GET', `/api/messages/${companionId}${query}`)).body as Message[]
    },
    send: (
      companionId: string,
      content: string,
      more: {
        clientMessageId?: string
        language?: Caller['language']
        timeZone?: string
        recordingId?: string
        pictures?: PictureToSend[]
        messageType?: Message['messageType']
      } = {},
    ) =>
      bus.request(chatRequests, 'chat.send-message', {
        userId,
        ageBand: caller.ageBand,
        region: caller.region,
        companionId,
        content,
        messageType: more.messageType ?? 'text',
        clientMessageId: more.clientMessageId ?? null,
        language: more.language ?? caller.language,
        timeZone: more.timeZone ?? null,
        recordingId: more.recordingId ?? null,
        ...(more.pictures !== undefined && { pictures: more.pictures }),
      }),
    stop: async (messageId: string) =>
      (await bus.request(chatRequests, 'chat.stop-reply', { userId, messageId })).stopped,
    running: async () =>
      (await bus.request(chatRequests, 'chat.running-replies', { userId })).messages,
  }
}

/** Waits until `check` gives something; at most `ms`. */
export async function until<T>(
  check: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  what: string,
  ms = 60_000,
): Promise<T> {
  const deadline = performance.now() + ms
  for (;;) {
    const value = await check()
    if (value !== null && value !== undefined && value !== false) return value
    if (performance.now() > deadline) throw new Error(`waited ${ms} ms for: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

type EndFrame = Extract<LiveFrame, { kind: 'reply-ended' | 'reply-failed' }>
const isEnd = (frame: LiveFrame): frame is EndFrame =>
  frame.kind === 'reply-ended' || frame.kind === 'reply-failed'

/** The frame that ended a reply, however it ended. */
export function endOf(user: TestUser, messageId: string | null): Promise<EndFrame> {
  return until(
    () => user.frames.filter(isEnd).find(({ message }) => message?.id === messageId),
    'the end of a reply',
  )
}
