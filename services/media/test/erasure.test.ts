import { erasureRequests } from '@lumen/contracts/erasure'
import type { EventEnvelope } from '@lumen/contracts/bus'
import { newId } from '@lumen/database/ids'
import { objectKey } from '@lumen/objects/object-key'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaContext } from '../src/context.ts'
import { keepObject, type ObjectToKeep } from '../src/use-cases/keep-object.ts'
import { bindRecording } from '../src/store/objects.ts'
import { removeUnbound, sweepObjects } from '../src/use-cases/sweep-objects.ts'
import { recordings } from './recordings.ts'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'

let stack: MediaStack
let context: MediaContext
let api: Instance
let shift = 0
const hour = 3_600_000
const signal = new AbortController().signal

beforeAll(async () => {
  stack = await openMediaStack()
  const clock = { now: () => new Date(Date.now() + shift) }
  context = await stack.context({ clock })
  api = await stack.start({ MEDIA_ROLE: 'api' }, { clock })
})
afterAll(() => stack?.close())

const keep = (userId: string, more: Partial<ObjectToKeep> = {}) =>
  keepObject(context, {
    userId,
    purpose: 'recording',
    bytes: recordings.webm,
    mime: 'audio/webm',
    ...more,
  })
/** By the store, which bears that folders go while it looks. */
async function files(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of stack.files.list('u/')) keys.push(key)
  return keys
}
const isThere = async (id: string) => (await files()).some((name) => name.includes(id))
const hasRow = async (id: string) =>
  (await stack.db.selectFrom('objects').select('id').where('id', '=', id).execute()).length > 0

const tell = (name: string, payload: object, id: string = newId()) =>
  stack.bus.publishEvent({
    id,
    name,
    occurredAt: new Date().toISOString(),
    requestId: 'test-request',
    payload,
  } satisfies EventEnvelope)

describe('what a message or a companion showed', () => {
  it('goes with it, and only that, however often it is told', async () => {
    const [userId, companionId, messageId] = [newId(), newId(), newId()]
    const [shown, other] = [await keep(userId), await keep(userId)]
    await bindRecording(stack.db, {
      userId,
      objectId: shown.id,
      companionId,
      messageId,
    })
    await bindRecording(stack.db, {
      userId,
      objectId: other.id,
      companionId,
      messageId: newId(),
    })
    const deleted = {
      userId,
      companionId,
      messageId,
      version: 1,
      isFromUser: true,
      offRecord: false,
    }
    // Somebody else's event of the same message id changes nothing.
    await tell('chat.message-deleted', { ...deleted, userId: newId() })
    const event = newId()
    await tell('chat.message-deleted', deleted, event)
    await until(async () => !(await isThere(shown.id)))
    expect([await hasRow(shown.id), await isThere(other.id)]).toEqual([false, true])
    await tell('chat.companion-erased', { userId, companionId })
    await until(async () => !(await isThere(other.id)))
    expect(await hasRow(other.id)).toBe(false)
  })
})

describe('what was made in a talk', () => {
  it('goes with its message, the rest with the companion; what is under way is cancelled', async () => {
    const user = stack.user()
    const companionId = newId()
    stack.talk.companions.add(companionId)
    const worker = await stack.start({ MEDIA_ROLE: 'worker' })
    const make = () => user.call(api, 'POST', '/api/generate-image', { prompt: 'fog', companionId })
    const made: string[] = []
    for (let count = 0; count < 3; count += 1) made.push((await make()).body.jobId)
    await worker.close()
    const waiting = make()
    const jobs = () =>
      stack.db.selectFrom('jobs').selectAll().where('user_id', '=', user.userId).execute()
    await until(async () =>
      (await jobs()).some((job) => job.status === 'queued' && job.charge_state === 'reserved'),
    )
    const shown = async () => {
      const { body } = await user.call(api, 'GET', '/api/media/gallery')
      return (body.items as { id: string }[]).map(({ id }) => id)
    }
    const kept = async () => (await files()).filter((key) => key.includes(user.userId)).length
    expect([(await shown()).length, await kept()]).toEqual([4, 3])

    const told = {
      userId: user.userId,
      companionId,
      version: 1,
      isFromUser: false,
      offRecord: false,
    }
    const messageId = stack.talk.messages.get(made[0]!)!
    await tell('chat.message-deleted', { ...told, messageId })
    await until(async () => (await kept()) === 2)
    expect(await shown()).not.toContain(made[0])

    const event = newId()
    for (const _ of [1, 2])
      await tell('chat.companion-erased', { userId: user.userId, companionId }, event)
    await until(async () => (await kept()) === 0)
    expect(await shown()).toEqual([])
    expect((await waiting).body.code).toBe('conflict')
    expect(stack.till.of(user.userId).map(({ status }) => status)).toEqual([
      'settled',
      'settled',
      'settled',
      'released',
    ])
  })
})

describe('a user who is erased', () => {
  it('leaves neither rows nor files, once or again', async () => {
    const [userId, neighbour] = [newId(), newId()]
    const mine = [
      await keep(userId),
      await keep(userId, { purpose: 'picture', mime: 'image/png', bound: true }),
    ]
    const theirs = await keep(neighbour)
    const variant = objectKey({
      userId,
      id: mine[1]!.id,
      createdAt: mine[1]!.created_at,
      mime: 'image/webp',
      variant: 'thumb',
    })
    await context.objects.put(variant, Buffer.from('x'))
    for (const _ of [1, 2])
      await stack.bus.request(erasureRequests.media, 'media.erase-user', { userId })
    expect((await files()).filter((name) => name.includes(userId))).toEqual([])
    expect(await hasRow(mine[0]!.id)).toBe(false)
    expect([await hasRow(theirs.id), await isThere(theirs.id)]).toEqual([true, true])
  })
})

describe('what nothing shows', () => {
  it('goes after its time: recordings after a day, the rest after a week', async () => {
    const userId = newId()
    const recording = await keep(userId)
    const claimed = await keep(userId)
    await bindRecording(stack.db, {
      userId,
      objectId: claimed.id,
      companionId: newId(),
      messageId: newId(),
    })
    const upload = await keep(userId, { purpose: 'upload', mime: 'image/webp' })
    const worn = await keep(userId, { purpose: 'upload', mime: 'image/webp', bound: true })
    const there = async () =>
      Promise.all([recording, claimed, upload, worn].map(({ id }) => isThere(id)))
    await removeUnbound(context, signal)
    expect(await there()).toEqual([true, true, true, true])
    shift = 25 * hour
    await removeUnbound(context, signal)
    expect(await there()).toEqual([false, true, true, true])
    shift = 8 * 24 * hour
    await removeUnbound(context, signal)
    expect(await there()).toEqual([false, true, false, true])
    expect(await hasRow(upload.id)).toBe(false)
    shift = 0
  })
})

describe('the sweep', () => {
  it('removes files without a row for a day, and finds rows without a file', async () => {
    const userId = newId()
    const orphan = objectKey({ userId, id: newId(), createdAt: new Date(), mime: 'image/png' })
    await context.objects.put(orphan, Buffer.from('x'))
    const kept = await keep(userId)
    const lost = await keep(userId)
    await context.objects.delete(lost.storage_key)
    shift = 0
    expect((await sweepObjects(context, signal)).orphans).toBe(0)
    expect(await context.objects.head(orphan)).not.toBeNull()
    shift = 25 * hour
    expect(await sweepObjects(context, signal)).toEqual({ orphans: 1, missing: 1 })
    expect(await context.objects.head(orphan)).toBeNull()
    expect([await isThere(kept.id), await hasRow(lost.id)]).toEqual([true, true])
    shift = 0
  })
})
