import { connectBus } from '@lumen/bus/connect'
import { authRequests, privacyRequests } from '@lumen/contracts/auth/bus'
import { chatRequests } from '@lumen/contracts/chat/bus'
import { chatChoiceRequests } from '@lumen/contracts/chat/choice-bus'
import type { Message } from '@lumen/contracts/chat/schema'
import type { EventEnvelope } from '@lumen/contracts/bus'
import type { Language } from '@lumen/contracts/languages'
import type { ModelChoice } from '@lumen/contracts/models/schema'
import type { Memory } from '@lumen/contracts/memory/schema'
import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import {
  createIdentitySigner,
  generateIdentityKeys,
  identityHeader,
  type Caller,
} from '@lumen/http/identity'
import { openProxy } from '@lumen/provision/test-proxy'
import type { Logger } from '@lumen/runtime/logger'
import type { Static } from 'typebox'
import type { MemoryConfig } from '../src/config.ts'
import { createContext } from '../src/context.ts'
import { startMemory } from '../src/server.ts'
import { listPaused } from '../src/store/conversations.ts'
import type { MemoryTables } from '../src/store/tables.ts'
import { extractMemories } from '../src/use-cases/extract-memories.ts'
import { configFor, openEnvironment, silent, type Owner } from './memory-service.ts'

type MessageType = Message['messageType']

type StoredMessage = {
  id: string
  companionId: string
  content: string
  messageType: MessageType
  isFromUser: boolean
  position: string
  version: number
  createdAt: string
  offRecord: boolean
  inPlay: boolean
}

type Epilogue = NonNullable<
  Static<(typeof chatRequests)['chat.read-epilogue']['output']>['epilogue']
>

/** The service on real servers, with a chat service that holds its messages in memory. */
export async function openTalks(
  changes: Partial<MemoryConfig> = {},
  { log = silent, distributed }: { log?: Logger; distributed?: boolean } = {},
) {
  const environment = await openEnvironment(distributed)
  const redis = await openProxy(environment.redisUrl)
  const keys = generateIdentityKeys()
  const signer = createIdentitySigner({ privateKey: keys.privateKey })
  const config = {
    ...configFor(environment, keys.publicKey, redis.url),
    MEMORY_PAUSE_MS: 86_400_000,
    MEMORY_BATCH: 1_000,
    ...changes,
  }
  let now = new Date('2026-11-21T10:00:00Z')
  const clock = { now: () => now }
  const messages = new Map<string, StoredMessage & { userId: string }>()
  const companions = new Map<string, { userId: string; name: string }>()
  /** Of plays that ended, by the ids of these. */
  const epilogues = new Map<string, Epilogue>()
  /** Ids of messages that stand in branches that are not open. */
  const aside = new Set<string>()
  /** Users who do not allow that what they tell is processed. */
  const unwilling = new Set<string>()
  /** Models that were chosen for companions, by their ids. */
  const chosen = new Map<string, ModelChoice>()
  const notified: { userId: string; notification: { kind: string } }[] = []
  const chat = await connectBus({ ...environment.nats, service: 'chat', log: silent })
  const auth = await connectBus({ ...environment.nats, service: 'auth', log: silent })
  await chat.ensureStreams(['chat'])
  chat.serve(
    {
      'chat.read-messages': chatRequests['chat.read-messages'],
      'chat.list-companions': chatRequests['chat.list-companions'],
      'chat.list-shown': chatRequests['chat.list-shown'],
      'chat.read-epilogue': chatRequests['chat.read-epilogue'],
      ...chatChoiceRequests,
    },
    {
      'chat.read-messages': ({ userId, messageIds }) =>
        Promise.resolve({
          messages: messageIds
            .flatMap((id) => messages.get(id) ?? [])
            .filter((message) => message.userId === userId)
            .map(({ userId: _userId, ...message }) => ({
              ...message,
              speaker: message.isFromUser
                ? null
                : (companions.get(message.companionId)?.name ?? null),
            })),
        }),
      'chat.list-shown': ({ messageIds }) =>
        Promise.resolve({ messageIds: messageIds.filter((id) => !aside.has(id)) }),
      'chat.read-epilogue': ({ playId }) =>
        Promise.resolve({ epilogue: epilogues.get(playId) ?? null }),
      'chat.read-model-choice': ({ companionId }) =>
        Promise.resolve({ choice: chosen.get(companionId) ?? null }),
      'chat.list-companions': ({ userId }) =>
        Promise.resolve({
          companions: [...companions]
            .filter(([, companion]) => companion.userId === userId)
            .map(([id, { name }]) => ({
              id,
              name,
              createdAt: '2026-11-01T00:00:00.000Z',
              avatarUrl: `/api/media/objects/${id}`,
            })),
        }),
    },
  )
  const serveAuth = () =>
    auth.serve(
      {
        'auth.notify': authRequests['auth.notify'],
        'auth.read-consents': privacyRequests['auth.read-consents'],
      },
      {
        'auth.read-consents': ({ userId }) =>
          Promise.resolve({
            remembering: !unwilling.has(userId),
            dataProcessing: !unwilling.has(userId),
            marketing: false,
            analytics: true,
            partners: false,
          }),
        'auth.notify': ({ userId, notification }) => {
          notified.push({ userId, notification })
          return Promise.resolve({ outcome: 'created' as const })
        },
      },
    )
  let answering = serveAuth()
  const service = await startMemory(config, { log, clock })
  const { context, closer } = await createContext(config, { log, clock })
  const db = openDatabase<MemoryTables>({ url: environment.databaseUrl, log: silent, poolSize: 2 })

  const told: string[] = []
  async function publish(name: string, payload: object): Promise<EventEnvelope> {
    const event = {
      id: newId(),
      name,
      occurredAt: now.toISOString(),
      requestId: 'test-request',
      payload,
    }
    await chat.publishEvent(event)
    told.push(event.id)
    return event
  }
  /** Until every event so far had its effect. */
  async function settled(): Promise<void> {
    const deadline = performance.now() + 60_000
    const ids = told.splice(0)
    if (ids.length === 0) return
    for (;;) {
      const { length } = await db
        .selectFrom('inbox' as never)
        .select('event_id' as never)
        .where('event_id' as never, 'in', ids as never)
        .execute()
      if (length >= ids.length) return
      if (performance.now() > deadline) throw new Error('the events were not handled')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const refOf = (owner: Owner, message: StoredMessage) => ({
    ...owner,
    messageId: message.id,
    version: message.version,
    isFromUser: message.isFromUser,
    offRecord: message.offRecord,
  })

  return {
    config,
    environment,
    /** The way to Redis of the service, which can be cut. */
    redis,
    context,
    chat,
    auth,
    db,
    notified,
    aside,
    unwilling,
    chosen,
    publish,
    settled,
    /** Has auth answer nobody, until what is returned is called. */
    async silenceAuth(): Promise<() => void> {
      await answering.close()
      return () => {
        answering = serveAuth()
      }
    },
    at: (time: string) => {
      now = new Date(time)
    },
    /** A companion of a user, of a new one when none is given. */
    async meet(userId = newId(), name = 'Luna'): Promise<Owner> {
      const owner = { userId, companionId: newId() }
      companions.set(owner.companionId, { userId, name })
      await publish('chat.companion-created', owner)
      return owner
    },
    /** Says something; the event goes out, its effect is not awaited. */
    async say(
      owner: Owner,
      content: string,
      more: {
        isFromUser?: boolean
        offRecord?: boolean
        language?: Language
        messageType?: MessageType
        /** In a scene that they play. */
        inPlay?: boolean
      } = {},
    ): Promise<string> {
      const { isFromUser = true, offRecord = false, inPlay = false } = more
      const { language = 'en', messageType = 'text' } = more
      const message = {
        id: newId(),
        userId: owner.userId,
        companionId: owner.companionId,
        content,
        messageType,
        isFromUser,
        position: String(messages.size + 1),
        version: 1,
        createdAt: new Date(now.getTime() + messages.size * 1_000).toISOString(),
        offRecord,
        inPlay,
      }
      messages.set(message.id, message)
      if (isFromUser)
        await publish('chat.message-created', {
          ...refOf(owner, message),
          language,
          timeZone: 'UTC',
        })
      else await publish('chat.message-completed', refOf(owner, message))
      return message.id
    },
    /** Ends a scene that was played with its epilogue; returns the id of its message. */
    async endPlay(
      owner: Owner,
      { title, text, offRecord = false }: { title: string; text: string; offRecord?: boolean },
    ): Promise<string> {
      const messageId = await this.say(owner, text, { isFromUser: false, inPlay: true, offRecord })
      const playId = newId()
      const endedAt = now.toISOString()
      epilogues.set(playId, { messageId, title, text, language: 'en', endedAt })
      await publish('chat.play-ended', { ...owner, messageId, playId, offRecord })
      return messageId
    },
    /** Lets messages come over from a file, the user’s and the companion’s in turn. */
    async bringOver(owner: Owner, contents: readonly string[], saidAt: string): Promise<void> {
      const brought = contents.map((content, index) => ({
        id: newId(),
        ...owner,
        content,
        messageType: 'text' as const,
        isFromUser: index % 2 === 0,
        position: String(messages.size + index + 1),
        version: 1,
        createdAt: new Date(Date.parse(saidAt) + index * 1_000).toISOString(),
        offRecord: false,
        inPlay: false,
      }))
      for (const message of brought) messages.set(message.id, message)
      await publish('chat.messages-imported', {
        ...owner,
        messageIds: brought.map(({ id }) => id),
        language: 'en',
        timeZone: null,
      })
    },
    async edit(owner: Owner, id: string, content: string): Promise<void> {
      const message = messages.get(id)!
      message.content = content
      message.version += 1
      const name = message.isFromUser ? 'chat.message-edited' : 'chat.message-regenerated'
      await publish(name, refOf(owner, message))
    },
    async remove(owner: Owner, id: string): Promise<EventEnvelope> {
      const message = messages.get(id)!
      messages.delete(id)
      return publish('chat.message-deleted', refOf(owner, message))
    },
    async erase(owner: Owner): Promise<void> {
      companions.delete(owner.companionId)
      for (const [id, { companionId }] of messages)
        if (companionId === owner.companionId) messages.delete(id)
      await publish('chat.companion-erased', owner)
    },
    /** Waits for the events and reads the talk. */
    async remember(owner: Owner) {
      await settled()
      return extractMemories(context, owner)
    },
    async call(
      userId: string,
      method: string,
      path: string,
      body?: unknown,
      change: Partial<Caller> = {},
    ): Promise<{ status: number; body: any }> {
      const caller: Caller = {
        userId,
        sessionId: newId(),
        role: 'user',
        ageBand: 'adult',
        region: null,
        language: 'en',
        ...change,
      }
      const response = await fetch(service.url + path, {
        method,
        headers: {
          [identityHeader]: signer.sign(caller, 'memory'),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    /** The talks that are read once they pause. */
    waiting(): Promise<Owner[]> {
      const later = new Date('2027-01-01')
      return listPaused(db, later, { messages: 1, heardBefore: later }, 1_000)
    },
    async list(owner: Owner, query = ''): Promise<Memory[]> {
      const path = `/api/memories/${owner.companionId}${query}`
      return (await this.call(owner.userId, 'GET', path)).body as Memory[]
    },
    async close() {
      await service.close()
      await closer.close()
      await chat.close()
      await auth.close()
      await db.destroy()
      await redis.close()
      await environment.close()
    },
  }
}

export type Talks = Awaited<ReturnType<typeof openTalks>>
