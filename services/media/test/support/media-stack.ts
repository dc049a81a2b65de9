import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { chatRequests } from '@lumen/contracts/chat/bus'
import { subjects, type EventEnvelope } from '@lumen/contracts/bus'
import type { MediaFrame } from '@lumen/contracts/media/live'
import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import {
  createIdentitySigner,
  generateIdentityKeys,
  identityHeader,
  type Caller,
} from '@lumen/http/identity'
import { openObjectStore } from '@lumen/objects/open-object-store'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { loadConfig } from '../../src/config.ts'
import { createContext, type MediaOverrides } from '../../src/context.ts'
import { startMedia } from '../../src/server.ts'
import type { MediaTables } from '../../src/store/tables.ts'
import { testProviders } from './providers.ts'
import { openTill } from './till.ts'

export type Instance = { url: string; close(): Promise<unknown> }
export type Answer = { status: number; body: any }

/** The service on real servers and files, with a till and a chat that stand in for their services. */
export async function openMediaStack() {
  const environment = await openTestEnvironment('media')
  const folder = await mkdtemp(join(tmpdir(), 'lumen-media-test-'))
  const keys = generateIdentityKeys()
  const signer = createIdentitySigner({ privateKey: keys.privateKey })
  const log = createLogger({ service: 'test', level: 'silent' })
  const env: Record<string, string> = {
    MEDIA_DATABASE_URL: environment.databaseUrl,
    // None may run out however busy the machine is: another worker would begin again.
    MEDIA_LEASE_SECONDS: '60',
    OBJECTS_DIR: folder,
    ...environment.env,
    LUMEN_IDENTITY_PUBLIC_KEY: keys.publicKey,
    LUMEN_SEAL_KEYS: `1:${randomBytes(32).toString('base64')}`,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  }
  const bus = await connectBus({ ...environment.nats, service: 'test', log })
  await bus.ensureStreams(['chat', 'media'])
  const db = openDatabase<MediaTables>({ url: environment.databaseUrl, log, poolSize: 3 })
  const files = await openObjectStore({ kind: 'disk', folder })
  const connect = (service: string) => connectBus({ ...environment.nats, service, log })
  const [billing, chat] = await Promise.all(['billing', 'chat'].map(connect))
  const till = openTill(billing!)
  const talk = openTalk(chat!)
  const running = new Set<Instance>()

  return {
    env,
    bus,
    db,
    files,
    folder,
    till,
    talk,
    redisUrl: environment.redisUrl,
    /** The bus as another service has it, for whoever closes it. */
    connect,
    /** Starts one more copy of the service, which paints small pictures. */
    async start(change: Record<string, string> = {}, overrides: MediaOverrides = {}) {
      const instance = await startMedia(loadConfig({ ...env, ...change }), {
        providers: testProviders(),
        ...overrides,
      })
      running.add(instance)
      return {
        url: instance.url,
        async close() {
          running.delete(instance)
          await instance.close()
        },
      }
    },
    /** What entrances are given, for use cases that a test runs itself. */
    async context(overrides: MediaOverrides = {}) {
      const { context, closer } = await createContext(loadConfig(env), {
        providers: testProviders(),
        ...overrides,
      })
      running.add({ url: '', close: () => closer.close() })
      return context
    },
    user: (change: Partial<Caller> = {}) => createUser(bus, signer, change),
    /** Every event of media about a user, from the first one on, as they come. */
    async events(userId: string): Promise<EventEnvelope[]> {
      const heard: EventEnvelope[] = []
      await bus.consume({
        durable: `test-${newId()}`,
        filter: 'event.media.>',
        handler: (event) => {
          if ((event.payload as { userId: string }).userId === userId) heard.push(event)
          return Promise.resolve()
        },
      })
      return heard
    },
    async close() {
      for (const instance of running) await instance.close()
      await files.close()
      await till.close()
      await talk.close()
      await Promise.all([bus, billing!, chat!].map((each) => each.close()))
      await db.destroy()
      await environment.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type MediaStack = Awaited<ReturnType<typeof openMediaStack>>

const luna = {
  name: 'Luna',
  mood: 'calm',
  voice: 'shimmer' as const,
  personality: { empathy: 95, creativity: 60, intelligence: 65, humor: 45, traits: ['wise'] },
}

export const lunasCard = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: { name: luna.name, first_mes: 'Hi.' },
} as const

/** Service chat as media knows it: it takes messages for the companions that it has. */
function openTalk(bus: Bus) {
  const companions = new Set<string>()
  /** Whose they are, where that matters. */
  const owners = new Map<string, string>()
  const messages = new Map<string, string>()
  /** What befalls it between storing a message and answering. */
  const afterStoring = { current: (): Promise<void> => Promise.resolve() }
  const name = 'chat.add-media-message'
  const reading = 'chat.read-companion'
  const cards = 'chat.read-card'
  const has = (userId: string, companionId: string) =>
    companions.has(companionId) && (owners.get(companionId) ?? userId) === userId
  const serving = bus.serve(
    {
      [name]: chatRequests[name],
      [reading]: chatRequests[reading],
      [cards]: chatRequests[cards],
    },
    {
      [cards]: async ({ userId, companionId }) => ({
        card: has(userId, companionId) ? { name: luna.name, face: 'yun', card: lunasCard } : null,
      }),
      [reading]: async ({ userId, companionId }) => ({
        companion: has(userId, companionId) ? { id: companionId, ...luna } : null,
      }),
      [name]: async ({ companionId, jobId, messageId }) => {
        if (!companions.has(companionId)) return { outcome: 'unknown-companion' as const }
        messages.set(jobId, messageId)
        await afterStoring.current()
        return { outcome: 'added' as const, messageId }
      },
    },
  )
  return { companions, owners, messages, afterStoring, close: () => serving.close() }
}

/** A signed-in person, as the gateway vouches for them. */
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
  const frames: MediaFrame[] = []
  bus.listen(subjects.liveUser(caller.userId), (frame) => {
    if ((frame as MediaFrame).kind === 'media-progress') frames.push(frame as MediaFrame)
  })
  return {
    caller,
    userId: caller.userId,
    /** Progress told to every device of the user. */
    frames,
    /** The answer as it comes, to a form, to a body or to nothing. */
    ask(
      instance: { url: string },
      method: string,
      path: string,
      sent: { form?: FormData; body?: unknown; headers?: Record<string, string> } = {},
    ): Promise<Response> {
      return fetch(instance.url + path, {
        method,
        headers: {
          ...sent.headers,
          [identityHeader]: signer.sign(caller, 'media'),
          ...(sent.body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(sent.form !== undefined && { body: sent.form }),
        ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      })
    },
    async call(
      instance: { url: string },
      method: string,
      path: string,
      body?: unknown,
      signal?: AbortSignal,
    ): Promise<Answer> {
      const response = await fetch(instance.url + path, {
        method,
        headers: {
          [identityHeader]: signer.sign(caller, 'media'),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal !== undefined && { signal }),
      })
      return { status: response.status, body: await response.json() }
    },
  }
}
export type TestUser = ReturnType<typeof createUser>

/** Waits until something holds; its value when it is neither false, null nor undefined. */
export async function until<T>(
  look: () => T | Promise<T>,
  ms = 60_000,
): Promise<Exclude<T, false | null | undefined>> {
  const end = performance.now() + ms
  for (;;) {
    const value = await look()
    if (value !== false && value !== null && value !== undefined)
      return value as Exclude<T, false | null | undefined>
    if (performance.now() > end) throw new Error(`it did not become true: ${look.toString()}`)
    await sleep(25)
  }
}
