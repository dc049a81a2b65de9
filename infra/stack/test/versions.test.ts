import type { Message } from '@lumen/contracts/chat/schema'
import { openDatabase } from '@lumen/database/open'
import { createLogger } from '@lumen/runtime/logger'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

let product: Product
type Turns = { turns: { message_id: string; companion_id: string; version: number } }
let memoryDb: ReturnType<typeof openDatabase<Turns>>
beforeAll(async () => {
  product = await startProduct({
    MEMORY_BATCH: '2',
    MEMORY_PAUSE_MS: '1500',
    LUMEN_RATE_LIMITS: 'off',
  })
  const log = createLogger({ service: 'test', level: 'silent' })
  memoryDb = openDatabase<Turns>({ url: await product.databaseUrlOf('memory'), log, poolSize: 1 })
})
afterAll(async () => {
  await memoryDb?.destroy()
  await product?.close()
})

const sayings = ['My cat is called Miso.', 'I live in Lisbon.', 'I am allergic to peanuts.']
const action = fc.oneof(
  fc.record({ act: fc.constant('again' as const), of: fc.nat(9) }),
  fc.record({ act: fc.constant('choose' as const), of: fc.nat(9), number: fc.nat(4) }),
  fc.record({ act: fc.constant('edit' as const), of: fc.nat(9), says: fc.nat(2) }),
  fc.record({ act: fc.constant('delete' as const), of: fc.nat(9) }),
)

it('memory holds of a talk what the talk shows, whichever versions were written and chosen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 2, maxLength: 6 }), async (actions) => {
      const { token, user } = await product.person({ language: 'en' })
      const companion = await product.companion(token)
      const socket = await signedInSocket(product.url, token, user.id)
      const call = (method: string, path: string, body?: unknown) =>
        product.call(method, path, { token, ...(body !== undefined && { body }) })
      const talk = async () =>
        (await call('GET', `/api/messages/${companion.id}`)).body as Message[]
      const ended = (after: number) => socket.next('streaming_stream_complete', undefined, after)
      for (const content of sayings.slice(0, 2)) {
        const after = socket.frames.length
        socket.send({ type: 'streaming_chat', companionId: companion.id, content })
        await ended(after)
      }
      for (const one of actions) {
        const mine = one.act === 'edit'
        const among = (await talk()).filter((message) => message.isFromUser === mine)
        const message = among[one.of % Math.max(1, among.length)]
        if (message === undefined) continue
        const path = `/api/messages/${message.id}`
        const after = socket.frames.length
        if (one.act === 'again') {
          const { status } = await call('POST', `${path}/regenerate`, {})
          expect(status).toBe(202)
          await ended(after)
        } else if (one.act === 'choose') {
          const number = 1 + (one.number % (message.versions?.count ?? 1))
          expect((await call('PUT', `${path}/version`, { number })).status).toBe(200)
        } else if (one.act === 'edit')
          expect((await call('PATCH', path, { content: sayings[one.says] })).status).toBe(200)
        else expect((await call('DELETE', path)).status).toBe(200)
      }
      const shown = (await talk()).map(({ id, version }) => `${id} ${version}`).toSorted()
      const held = async () => {
        const rows = await memoryDb
          .selectFrom('turns')
          .select(['message_id', 'version'])
          .where('companion_id', '=', companion.id)
          .execute()
        return rows.map((row) => `${row.message_id} ${row.version}`).toSorted()
      }
      await expect.poll(held, { timeout: 60_000 }).toEqual(shown)
      // No memory tells of a text that is gone.
      const ids = new Set((await talk()).map(({ id }) => id))
      const memories = (await call('GET', `/api/memories/${companion.id}`)).body as {
        sourceMessageIds: string[]
      }[]
      for (const { sourceMessageIds } of memories)
        expect(sourceMessageIds.filter((id) => !ids.has(id))).toEqual([])
      socket.close()
    }),
    { numRuns: 6 },
  )
})
