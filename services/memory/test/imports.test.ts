import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
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
  const turns = await talks.db
    .selectFrom('turns')
    .select('message_id')
    .where('user_id', '=', owner.userId)
    .execute()
  expect(turns).toEqual([])
})

it('waits while it is not known whether it may be kept, and loses nothing of it', async () => {
  const owner = await talks.meet()
  const speakAgain = await talks.silenceAuth()
  logged.length = 0
  await talks.bringOver(owner, lines, '2024-03-01T10:00:00Z')
  await vi.waitFor(() => expect(logged.join()).toContain('delivered again later'), {
    timeout: 10_000,
  })
  speakAgain()
  await vi.waitFor(async () => expect(await contents(owner)).toHaveLength(2), { timeout: 60_000 })
})
