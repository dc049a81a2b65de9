import { memoryRequests } from '@lumen/contracts/memory/bus'
import { connectBus } from '@lumen/bus/connect'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMemory } from '../src/server.ts'
import { updateMemory } from '../src/store/memories.ts'
import { upsertTurns, eraseTurns } from '../src/store/turns.ts'
import { indexTurns, removeEntries } from '../src/use-cases/index-entries.ts'
import { recall } from '../src/use-cases/recall.ts'
import { searchMemories } from '../src/use-cases/search-memories.ts'
import {
  newOwner,
  openService,
  reading,
  remember,
  say,
  silent,
  type Owner,
} from './memory-service.ts'

let service: Awaited<ReturnType<typeof openService>>
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

const asking = (owner: Owner, content: string) => ({
  ...owner,
  turns: [{ content, isFromUser: true }],
  language: 'en' as const,
  timeZone: null,
  askedAt: new Date('2026-03-20T12:00:00Z'),
})
const recalling = (owner: Owner, content: string, budgetTokens = 400) => ({
  ...asking(owner, content),
  shownMessageIds: [] as string[],
  budgetTokens,
})
const textsOf = (found: readonly { text: string }[]) => found.map(({ text }) => text)

describe('what a reply recalls', () => {
  it('finds memories and turns, and says which memories it used', async () => {
    const owner = newOwner()
    const memory = await remember(service.context, owner, { content: 'Her cat is called Miso.' })
    await say(service.context, owner, [
      'I bought Miso a new scratching post.',
      'How nice!',
      'Work was dull.',
    ])
    const { memories, usedMemories } = await recall(
      service.context,
      recalling(owner, 'How is Miso?'),
    )
    expect(textsOf(memories)).toEqual(
      expect.arrayContaining(['Her cat is called Miso.', 'I bought Miso a new scratching post.']),
    )
    expect(usedMemories).toEqual([{ id: memory.id, excerpt: 'Her cat is called Miso.' }])
    const counted = await service.context.db
      .selectFrom('memories')
      .select('access_count')
      .where('id', '=', memory.id)
      .executeTakeFirstOrThrow()
    expect(counted.access_count).toBe(1)
  })

  it('quotes no turn that a memory already tells', async () => {
    const owner = newOwner()
    const [said = ''] = await say(service.context, owner, [
      'By the way, my parrot Kiki can whistle.',
      'A parrot that whistles!',
    ])
    const memory = await remember(service.context, owner, {
      content: 'The user’s parrot is called Kiki.',
      sourceMessageIds: [said],
    })
    const question = 'What is my parrot called?'
    const found = await searchMemories(service.context, asking(owner, question))
    const { memories } = await recall(service.context, recalling(owner, question))
    expect(found.map(({ id }) => id)).toContain(said)
    expect(memories).toMatchObject([
      { id: memory.id, memoryType: 'fact', sourceMessageIds: [said] },
    ])
  })

  it('keeps to its budget and leaves out what the prompt shows anyway', async () => {
    const owner = newOwner()
    const lines = Array.from({ length: 12 }, (_, index) => ({
      content: `Violin lesson ${index}: ${'scales and bowing '.repeat(6)}`,
      isFromUser: true,
    }))
    const ids = await say(service.context, owner, lines)
    const few = await recall(service.context, recalling(owner, 'violin lesson', 120))
    expect(few.memories.length).toBeGreaterThan(0)
    expect(few.memories.length).toBeLessThan(4)
    const shown = { ...recalling(owner, 'violin lesson', 2_000), shownMessageIds: ids.slice(0, 10) }
    const rest = await recall(service.context, shown)
    expect(rest.memories.map(({ id }) => id).toSorted()).toEqual(ids.slice(10).toSorted())
  })

  it('takes what the user said for memories, never what the companion did', async () => {
    const owner = newOwner()
    const [said = ''] = await say(service.context, owner, [
      'My brother plays the oboe.',
      'The oboe! My oboe teacher says an oboe is hard.',
    ])
    const { memories } = await recall(service.context, recalling(owner, 'Who plays the oboe?'))
    expect(memories).toMatchObject([
      { id: said, kind: 'turn', memoryType: null, happenedAt: '2026-03-02T10:00:00.000Z' },
    ])
  })

  it('finds the answer that follows a question, and the day a question names', async () => {
    const owner = newOwner()
    await say(service.context, owner, ['What is your sister’s job?', 'She fixes bicycles.'])
    await say(service.context, owner, ['I felt low and stayed in bed.'], {
      position: 10,
      at: new Date('2026-03-07T09:00:00Z'),
    })
    const job = await searchMemories(
      service.context,
      asking(owner, 'What job does my sister have?'),
    )
    expect(textsOf(job)).toContain('She fixes bicycles.')
    const mood = await searchMemories(
      service.context,
      asking(owner, 'What was my mood on March 7th?'),
    )
    expect(mood[0]?.text).toBe('I felt low and stayed in bed.')
  })

  it.each([
    ['zh', '我家的狗叫豆豆，今年三岁。', '豆豆几岁了？'],
    ['ja', '来月、京都へ旅行に行く予定です。', '京都の旅行はいつ？'],
    ['ko', '우리 고양이 이름은 나비예요.', '고양이 이름이 뭐예요?'],
    ['fr', 'Ma sœur habite à Lyon depuis deux ans.', 'Où habite ma soeur ?'],
    ['de', 'Meine Schwester studiert Biologie in Köln.', 'Was hat meine Schwester studiert?'],
    ['es', 'Mi hermano trabaja como enfermero.', '¿Dónde trabajaba mi hermano?'],
    ['pt', 'Minha mãe adora plantar rosas.', 'O que a minha mãe planta?'],
  ] as const)('finds in %s', async (language, text, question) => {
    const owner = newOwner()
    await remember(service.context, owner, { content: text })
    await say(service.context, owner, [
      'Something else entirely.',
      '今日は雨でした。',
      '天气不错。',
    ])
    const found = await searchMemories(service.context, { ...asking(owner, question), language })
    expect(found[0]?.text).toBe(text)
  })
})

describe('what is found by whom', () => {
  it('keeps companions and users apart; what is about the user is known to all companions', async () => {
    const owner = newOwner()
    const other = { ...newOwner(), userId: owner.userId }
    const stranger = newOwner()
    await remember(service.context, owner, { content: 'Secret garden behind the school.' })
    await remember(service.context, owner, { content: 'Allergic to garden pollen.', scope: 'user' })
    const at = async (who: Owner) =>
      textsOf(
        await searchMemories(service.context, asking(who, 'Tell me about the garden')),
      ).toSorted()
    expect(await at(owner)).toEqual([
      'Allergic to garden pollen.',
      'Secret garden behind the school.',
    ])
    expect(await at(other)).toEqual(['Allergic to garden pollen.'])
    expect(await at(stranger)).toEqual([])
    // Somebody else's companion, named by its id.
    expect(await at({ userId: stranger.userId, companionId: owner.companionId })).toEqual([])
  })

  it('stores no word in the open', async () => {
    const owner = newOwner()
    await remember(service.context, owner, { content: 'Xylophone under the staircase' })
    await say(service.context, owner, ['Xylophone under the staircase'])
    for (const table of ['memories', 'turns', 'search_entries', 'token_statistics']) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(table)} as t`.execute(service.context.db)
      const all = rows.map(({ row }) => row).join('\n')
      expect(all).not.toMatch(/xylophon/i)
      expect(all).not.toContain(Buffer.from('Xylophone').toString('hex'))
    }
  })
})

describe('what changes is found as it stands', () => {
  it('forgets a deleted memory and an erased turn, in every process', async () => {
    const owner = newOwner()
    const memory = await remember(service.context, owner, { content: 'Plays the tuba on Mondays.' })
    const [turn = ''] = await say(service.context, owner, ['The tuba is heavy.'])
    const second = await service.another()
    const found = async () => textsOf(await searchMemories(second, asking(owner, 'tuba')))
    expect((await found()).toSorted()).toEqual(['Plays the tuba on Mondays.', 'The tuba is heavy.'])

    const { db, sealer } = service.context
    const box = await sealer.open(db, owner.userId)
    await db.transaction().execute(async (tx) => {
      const now = new Date()
      await updateMemory(tx, box, owner.userId, memory.id, { deletedAt: now, updatedAt: now })
      await removeEntries(tx, owner, [memory.id])
    })
    expect(await found()).toEqual(['The tuba is heavy.'])
    await db.transaction().execute(async (tx) => {
      await eraseTurns(tx, owner.userId, [turn])
      await removeEntries(tx, owner, [turn])
    })
    expect(await found()).toEqual([])
    const { rows } = await sql<{ left: number }>`
      select coalesce(sum(documents), 0)::int as left from token_statistics
      where space_id = ${owner.companionId}`.execute(db)
    expect(rows[0]?.left).toBe(0)
  })

  it('finds an edited turn by its new words only, with the same neighbours', async () => {
    const owner = newOwner()
    const [, edited = ''] = await say(service.context, owner, [
      'Where did you grow up?',
      'In Oslo.',
      'I see.',
    ])
    await searchMemories(service.context, asking(owner, 'Oslo'))
    const { db, sealer } = service.context
    const box = await sealer.open(db, owner.userId)
    const turn = {
      ...owner,
      messageId: edited,
      position: '2',
      isFromUser: false,
      version: 2,
      content: 'In Bergen.',
      saidAt: new Date('2026-03-02T10:01:00Z'),
    }
    await db.transaction().execute(async (tx) => {
      await upsertTurns(tx, box, [turn])
      await indexTurns(tx, box, [turn], reading)
    })
    expect(textsOf(await searchMemories(service.context, asking(owner, 'Oslo')))).toEqual([])
    expect((await searchMemories(service.context, asking(owner, 'Bergen')))[0]?.text).toBe(
      'In Bergen.',
    )
    const grown = await searchMemories(service.context, asking(owner, 'Where did I grow up?'))
    expect(textsOf(grown)).toContain('In Bergen.')
  })

  it('answers from the rarest words while a large space is not in memory yet', async () => {
    const owner = newOwner()
    const filler = Array.from(
      { length: 6_100 },
      (_, index) => `Ordinary talk number ${index} about work.`,
    )
    filler[3_000] = 'The zeppelin museum was closed.'
    await say(service.context, owner, filler)
    const fresh = await service.another()
    const cold = await searchMemories(fresh, asking(owner, 'When was the zeppelin museum closed?'))
    expect(cold[0]?.text).toBe('The zeppelin museum was closed.')
    await fresh.spaces.settled()
    const warm = await searchMemories(fresh, asking(owner, 'When was the zeppelin museum closed?'))
    expect(warm[0]?.text).toBe('The zeppelin museum was closed.')
  })
})

it('answers on the bus, and refuses what is no request', async () => {
  const owner = newOwner()
  await remember(service.context, owner, { content: 'Collects old maps.' })
  const running = await startMemory(service.config, { log: silent })
  const { url, user, pass } = service.environment.nats
  const bus = await connectBus({ url, user, pass, service: 'chat', log: silent })
  const input = {
    ...owner,
    companionName: 'Luna',
    turns: [{ isFromUser: true, content: 'Look at this map!' }],
    language: 'en' as const,
    timeZone: 'Europe/Berlin',
    shownMessageIds: [],
    budgetTokens: 500,
  }
  const ask = (given: typeof input) => bus.request(memoryRequests, 'memory.recall', given)
  expect((await ask(input)).memories).toMatchObject([
    { kind: 'memory', text: 'Collects old maps.' },
  ])
  await expect(ask({ ...input, turns: [] })).rejects.toMatchObject({ name: 'BusError' })
  await expect(ask({ ...input, userId: 'nobody' })).rejects.toMatchObject({ name: 'BusError' })
  await bus.close()
  await running.close()
})
