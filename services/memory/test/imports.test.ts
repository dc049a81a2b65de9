import { newId } from '@lumen/database/ids'
import { createLogger } from '@lumen/runtime/logger'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ingestImported, type ImportedMessages } from '../src/use-cases/ingest-imported.ts'
import { openTalks, type Talks } from './talk-stack.ts'

const logged: string[] = []
const log = createLogger({
  service: 'memory',
  destination: { write: (line: string) => void logged.push(line) },
})

let talks: Talks
beforeAll(async () => {
  talks = await openTalks({}, { log })
})
afterAll(() => talks?.close())

const contents = async (owner: Parameters<Talks['list']>[0]) =>
  (await talks.list(owner)).map(({ content }) => content)

const turnsOf = ({ userId }: { userId: string }) =>
  talks.db.selectFrom('turns').select('message_id').where('user_id', '=', userId).execute()

const lines = ['My cat is called Miso.', 'How lovely!', 'I live in Lisbon.', 'By the sea!']

it('remembers what came over from a file as of when it was said, and tells nobody of it', async () => {
  const owner = await talks.meet()
  await talks.settled()
  await talks.bringOver(owner, lines, '2024-03-01T10:00:00Z')
  await vi.waitFor(
    async () => {
      expect((await contents(owner)).toSorted()).toEqual([
        'You live in Lisbon',
        'Your cat is called Miso',
      ])
    },
    { timeout: 60_000 },
  )
  const [memory] = await talks.list(owner)
  expect(memory!.validFrom).toContain('2024-03-01')
  expect(talks.notified.filter(({ userId }) => userId === owner.userId)).toEqual([])
})

it('keeps nothing of it without consent', async () => {
  const owner = await talks.meet()
  await talks.settled()
  talks.unwilling.add(owner.userId)
  await talks.bringOver(owner, lines, '2024-03-01T10:00:00Z')
  // What is handled after it tells that it was.
  const other = await talks.meet()
  await talks.bringOver(other, lines, '2024-03-01T10:00:00Z')
  await vi.waitFor(async () => expect(await contents(other)).toHaveLength(2), { timeout: 60_000 })
  expect(await turnsOf(owner)).toEqual([])
})

it('waits while it is not known whether it may be kept, and loses nothing of it', async () => {
  const owner = await talks.meet()
  const speakAgain = await talks.silenceAuth()
  logged.length = 0
  await talks.bringOver(owner, lines, '2024-03-01T10:00:00Z')
  await vi.waitFor(() => expect(logged.join()).toContain('delivered again later'))
  speakAgain()
  await vi.waitFor(async () => expect(await contents(owner)).toHaveLength(2), { timeout: 60_000 })
})

it('keeps nothing of a message that is deleted while it comes over', async () => {
  const owner = await talks.meet()
  const messageId = await talks.say(owner, 'My cat is called Miso.')
  await talks.settled()
  const { bus } = talks.context
  const deletion = async () => {
    const { id } = await talks.remove(owner, messageId)
    await vi.waitFor(async () => expect(await isHeldUp(id)).toBe(true))
  }
  const deleting: typeof bus = {
    ...bus,
    request: async (...asked) => {
      const answer = await bus.request(...asked)
      await deletion()
      return answer
    },
  }
  const heard: ImportedMessages = {
    ...owner,
    messageIds: [messageId],
    language: 'en',
    timeZone: null,
  }
  const event = { id: newId(), name: 'chat.messages-imported', occurredAt: '', requestId: 'test' }
  const context = { ...talks.context, bus: deleting }
  await ingestImported(context, 'test', { ...event, payload: heard }, heard)
  await talks.settled()
  expect(await turnsOf(owner)).toEqual([])
})

/** Whether an event was handled, or waits until the import lets its user go. */
async function isHeldUp(eventId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from inbox where event_id = ${eventId}
    union all
    select 1 from pg_locks where locktype = 'advisory' and not granted and database = (
      select oid from pg_database where datname = current_database())`.execute(talks.db)
  return rows.length > 0
}
