import { connectBus, type Bus } from '@lumen/bus/connect'
import { chatRequests } from '@lumen/contracts/chat/bus'
import { languages, type Language } from '@lumen/contracts/languages'
import { newId } from '@lumen/database/ids'
import { migrate } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { analyser as first, type Analyser } from '@lumen/language/analyser'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { sql } from 'kysely'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrations } from '../src/store/migrations/all.ts'
import type { MemoryTables } from '../src/store/tables.ts'
import { mayProcess, configFor, silent, type Owner } from './memory-service.ts'

/** Talks of eight users as the release before the version of the analyser was stored left them. */
const stored = JSON.parse(
  readFileSync(new URL('fixtures/analyser-1.json', import.meta.url), 'utf8'),
) as {
  talks: Record<
    Language,
    Owner & {
      /** A name that its user deleted. */
      forget: string
      about: string
      finds: string
      asks: string
      answer: string
      remembers: string[]
    }
  >
  tables: Record<string, object[]>
}

let environment: TestEnvironment
let chat: Bus
let close: (() => Promise<unknown>)[]

beforeEach(async () => {
  close = []
  environment = await openTestEnvironment('memory')
  const db = openDatabase<MemoryTables>({ url: environment.databaseUrl, log: silent, poolSize: 1 })
  const before = Object.entries(migrations).filter(([name]) => name < '0007')
  await migrate(db, Object.fromEntries(before), { log: silent })
  // Evidence and clauses point at turns, entries at spaces.
  for (const table of tablesInOrder(Object.keys(stored.tables)))
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(stored.tables[table])})`.execute(
      db,
    )
  await db.destroy()
  chat = await connectBus({ ...environment.nats, service: 'chat', log: silent })
  chat.serve(
    { 'chat.list-companions': chatRequests['chat.list-companions'] },
    {
      'chat.list-companions': ({ userId }) =>
        Promise.resolve({
          companions: Object.values(stored.talks)
            .filter((talk) => talk.userId === userId)
            .map(({ companionId: id }) => ({
              id,
              name: 'Luna',
              createdAt: '2026-11-01T00:00:00.000Z',
              avatarUrl: `/api/media/objects/${id}`,
            })),
        }),
    },
  )
})
afterEach(async () => {
  for (const each of close.toReversed()) await each()
  await chat.close()
  await environment.close()
})

afterAll(() => {
  vi.doUnmock('@lumen/language/analyser')
  // Modules are loaded once for all files: what was loaded with another analyser goes with it.
  vi.resetModules()
})

function tablesInOrder(names: readonly string[]): string[] {
  const first = ['turns', 'search_spaces', 'search_entries', 'memories']
  return [...first, ...names.filter((name) => !first.includes(name))]
}

/** Starts a release that has these analysers: its code is read anew. */
async function upgrade(...live: readonly Analyser[]) {
  vi.resetModules()
  const [analyser = first] = live
  vi.doMock('@lumen/language/analyser', () => ({
    analyser,
    analyserVersion: analyser.version,
    liveAnalysers: [analyser, ...live.slice(1)],
  }))
  const { createContext } = await import('../src/context.ts')
  const { rebuildHashes } = await import('../src/use-cases/rebuild-hashes.ts')
  const { indexEarlierClauses } = await import('../src/use-cases/index-clauses.ts')
  const { extractMemories } = await import('../src/use-cases/extract-memories.ts')
  const { findToldClauses } = await import('../src/use-cases/find-clauses.ts')
  const { listMemories } = await import('../src/store/memory-lists.ts')
  const { recall } = await import('../src/use-cases/recall.ts')
  const { deleteMemory } = await import('../src/use-cases/change-memories.ts')
  const { upsertTurns } = await import('../src/store/turns.ts')
  const { understanding } = await import('../src/understanding.ts')
  const clock = { now: () => new Date('2026-11-22T10:00:00Z') }
  const { context, closer } = await createContext(configFor(environment), {
    log: silent,
    clock,
    mayProcess,
  })
  close.push(() => closer.close())
  const boxOf = ({ userId }: Owner) => context.sealer.open(context.db, userId)
  return {
    context,
    async forget(owner: Owner, word: string): Promise<void> {
      const memories = await listMemories(context.db, await boxOf(owner), owner)
      const told = memories.filter(({ content }) => content.includes(word))
      for (const { id } of told) await deleteMemory(context, owner, id)
    },
    rebuild: async () => {
      await indexEarlierClauses(context, AbortSignal.timeout(60_000))
      return rebuildHashes(context, AbortSignal.timeout(60_000))
    },
    async recalled(owner: Owner, content: string, language: Language): Promise<string[]> {
      const { memories } = await recall(context, {
        ...owner,
        turns: [{ content, isFromUser: true }],
        language,
        timeZone: null,
        askedAt: clock.now(),
        shownMessageIds: [],
        budgetTokens: 600,
      })
      return memories.map(({ text }) => text)
    },
    async answers(owner: Owner, text: string, language: Language): Promise<string[]> {
      const names = new Map<string, string>()
      const about = { language, companionName: 'Luna', names }
      const tokens = understanding.readUserQuestion(text, about)?.tokens ?? []
      const clauses = await findToldClauses(context, { ...owner, tokens, limit: 5 })
      return clauses.map((clause) => clause.text)
    },
    async remembers(owner: Owner): Promise<string[]> {
      const memories = await listMemories(context.db, await boxOf(owner), owner)
      return memories.map(({ content }) => content).toSorted()
    },
    /** Hears a message of the user and reads the talk. */
    async hear(owner: Owner, content: string, position: string): Promise<void> {
      const turn = { ...owner, content, position, isFromUser: true, version: 1 }
      const box = await boxOf(owner)
      await context.db
        .transaction()
        .execute((tx) =>
          upsertTurns(tx, box, [{ ...turn, messageId: newId(), saidAt: clock.now() }]),
        )
      await extractMemories(context, owner)
    },
    /** Reads a talk again, as after a change of what reads it. */
    async readAgain(owner: Owner): Promise<void> {
      await context.db
        .updateTable('turns')
        .set({ read_version: 0 })
        .where('companion_id', '=', owner.companionId)
        .execute()
      await extractMemories(context, owner)
    },
    stale: async () => {
      const { rows } = await sql<{ left: number }>`
        select (select count(*) from search_entries where analyser = 1 and not removed)::int
          + (select count(*) from evidence where analyser = 1)::int
          + (select count(*) from tombstones where analyser = 1)::int as left`.execute(context.db)
      return rows[0]?.left
    },
  }
}
type Release = Awaited<ReturnType<typeof upgrade>>

/** That everything is found, and hidden, as it was when it was stored. */
async function expectAsStored(now: Release): Promise<void> {
  for (const language of languages) {
    const { forget, about, finds, asks, answer, remembers, ...owner } = stored.talks[language]
    const talk = { userId: owner.userId, companionId: owner.companionId }
    expect(await now.recalled(talk, about, language)).toContain(finds)
    expect((await now.answers(talk, asks, language))[0]).toBe(answer)
    expect(await now.remembers(talk)).toEqual(remembers)
    for (const text of [
      ...(await now.recalled(talk, forget, language)),
      ...(await now.answers(talk, asks, language)),
    ])
      expect(text.normalize('NFC')).not.toContain(forget)
  }
}

describe('what the release before stored', () => {
  it('is found and hidden as it was, and needs no rebuilding by this one', async () => {
    const now = await upgrade()
    await expectAsStored(now)
    expect(await now.rebuild()).toBe(0)
  })

  it('is forgotten by either analyser, and stays so', async () => {
    const next = await upgrade(second, first)
    const { en, ja } = stored.talks
    await next.forget(en, 'Ada')
    await next.rebuild()
    await next.forget(ja, '大阪')
    for (const now of [next, await upgrade(second)]) {
      expect(await now.remembers(en)).toEqual(['I love running in the mornings'])
      expect((await now.answers(en, en.asks, 'en')).join()).not.toMatch(/Ada|Paulo/)
      expect((await now.recalled(en, 'Ada São Paulo', 'en')).join()).not.toMatch(/Ada|Paulo/)
      expect((await now.answers(ja, ja.asks, 'ja')).join()).not.toContain('大阪')
    }
  })

  it('is not derived again from the place where it was told, whatever is read there now', async () => {
    const { en } = stored.talks
    // The first is gone already: what it hashed cannot be compared any more.
    const next = await upgrade(second)
    await next.readAgain(en)
    const remembered = (await next.remembers(en)).join('\n')
    expect(remembered).toContain('Ada')
    expect(remembered).not.toContain(en.forget)
    expect((await next.recalled(en, en.forget, 'en')).join()).not.toContain(en.forget)
  })

  it('is found and hidden by one that analyses otherwise: before, while and after it is rebuilt', async () => {
    const next = await upgrade(second, first)
    await expectAsStored(next)
    // Nothing but its words tells which clause is meant.
    const clauses = await next.answers(stored.talks.en, 'What did I say about the sunrise?', 'en')
    expect(clauses.join()).toContain('beautiful sunrise')
    expect(await next.rebuild()).toBe(8)
    expect(await next.stale()).toBe(0)
    expect(await next.rebuild()).toBe(0)
    await expectAsStored(next)
    await expectAsStored(await upgrade(second))
  })
})

const second = shifted(first)

/** An analyser that gives another token for every Latin word. */
function shifted(of: Analyser): Analyser {
  const shift = (by: number) => (text: string) =>
    text.replaceAll(/[a-z]/g, (letter) =>
      String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by + 26) % 26)),
    )
  const [there, back] = [shift(1), shift(-1)]
  return {
    version: 2,
    fold: (text) => there(of.fold(text)),
    stem: (word, language) => there(of.stem(back(word), language)),
    isStopWord: (word, language) => of.isStopWord(back(word), language),
  }
}
