import { ModelFailure } from '@lumen/ai/model-failure'
import { startModelDouble } from '@lumen/ai/test-support/model-double'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createContext } from '../src/context.ts'
import { embedEntries } from '../src/use-cases/embed-entries.ts'
import { searchMemories } from '../src/use-cases/search-memories.ts'
import { mayProcess, newOwner, openService, remember, say, silent } from './memory-service.ts'

let service: Awaited<ReturnType<typeof openService>>
let model: Awaited<ReturnType<typeof startModelDouble>>
beforeAll(async () => {
  model = await startModelDouble()
  service = await openService()
})
afterAll(async () => {
  await service.close()
  await model.close()
})

/** A process of the service with this model. */
async function withModel(
  more: { model: string; dimensions?: number; baseUrl?: string },
  consents = { mayProcess },
) {
  const embedding = { apiKey: 'local', baseUrl: model.baseUrl, timeoutMs: 2_000, ...more }
  const config = { ...service.config, ai: { ...service.config.ai, embedding } }
  return createContext(config, { log: silent, ...consents })
}
const asking = (owner: { userId: string; companionId: string }, content: string) => ({
  ...owner,
  turns: [{ content, isFromUser: true }],
  language: 'en' as const,
  timeZone: null,
  askedAt: new Date('2026-03-20T12:00:00Z'),
})
const modelsOf = async (spaceId: string) => {
  const { rows } = await sql<{ model: string; vectors: number }>`
    select model, count(sealed)::int as vectors from search_embeddings
    where space_id = ${spaceId} group by model`.execute(service.context.db)
  return rows
}

it('finds by meaning what shares no word, once vectors are made', async () => {
  const owner = newOwner()
  const memory = await remember(service.context, owner, {
    content: 'Zwölf Boxkämpfer jagen Viktor.',
  })
  await say(service.context, owner, ['Ordinary talk about nothing.', 'More of it.'])
  const { context, closer } = await withModel({ model: 'small' })
  // The double gives equal texts equal vectors: this question shares no word with the memory's index.
  expect(await embedEntries(context)).toBe(3)
  expect(await embedEntries(context)).toBe(0)
  expect(await modelsOf(owner.companionId)).toMatchObject([{ vectors: 3 }])
  await context.db
    .updateTable('search_entries')
    .set({ terms: Buffer.alloc(0), tokens: [] })
    .where('id', '=', memory.id)
    .execute()
  const found = await searchMemories(context, asking(owner, 'Zwölf Boxkämpfer jagen Viktor.'))
  expect(found[0]?.id).toBe(memory.id)
  const { rows } = await sql<{ sealed: Buffer }>`
    select sealed from search_embeddings where sealed is not null`.execute(context.db)
  expect(rows.every(({ sealed }) => sealed.length > 29)).toBe(true)
  await closer.close()
})

it('makes vectors anew when the text, the model or its length changes', async () => {
  const owner = newOwner()
  await say(service.context, owner, ['One.', 'Two.'])
  const first = await withModel({ model: 'small' })
  await embedEntries(first.context)
  await first.closer.close()
  const other = await withModel({ model: 'large' })
  expect(await embedEntries(other.context)).toBeGreaterThanOrEqual(2)
  expect(await modelsOf(owner.companionId)).toMatchObject([{ vectors: 2 }])
  expect((await modelsOf(owner.companionId))[0]?.model).toMatch(/^large\/\d+$/)
  await say(other.context, owner, ['Three.'], { position: 3, at: new Date('2026-03-02T11:00:00Z') })
  expect(await embedEntries(other.context)).toBe(1)
  await other.closer.close()
})

it('answers by words alone when the model is away', async () => {
  const owner = newOwner()
  await say(service.context, owner, ['The lighthouse was white.'])
  const { context, closer } = await withModel({ model: 'small', baseUrl: 'http://127.0.0.1:9/v1' })
  const found = await searchMemories(context, asking(owner, 'What colour was the lighthouse?'))
  expect(found[0]?.text).toBe('The lighthouse was white.')
  await expect(embedEntries(context)).rejects.toMatchObject({ name: 'ModelFailure' })
  await closer.close()
})

it('takes up a new model where it was broken off, and makes no vector twice', async () => {
  const owner = newOwner()
  const texts = Array.from({ length: 80 }, (_, at) => `Number ${at} of many.`)
  await say(service.context, owner, texts)
  const old = await withModel({ model: 'small' })
  await embedEntries(old.context)
  await old.closer.close()

  const asked: string[] = []
  const breaking = await withModel({ model: 'new' })
  const inner = breaking.context.embedder()!
  let calls = 0
  const broken = {
    ...breaking.context,
    embedder: () => ({
      ...inner,
      async embed(each: readonly string[], signal?: AbortSignal) {
        calls += 1
        // Its process is killed while the second batch is on its way.
        if (calls === 2) throw new Error('killed')
        asked.push(...each)
        return inner.embed(each, signal)
      },
    }),
  }
  await expect(embedEntries(broken)).rejects.toThrow('killed')
  const [done, left] = (await modelsOf(owner.companionId)).toSorted((a, b) => a.vectors - b.vectors)
  expect(done?.vectors).toBeLessThan(texts.length)
  expect(new Set([done, left].map((each) => each?.model.split('/')[0]))).toEqual(
    new Set(['new', 'small']),
  )
  // Until all are made, the others are found by their words.
  const found = await searchMemories(breaking.context, asking(owner, 'Number 77 of many.'))
  expect(found.length).toBeGreaterThan(0)
  await breaking.closer.close()

  const resumed = await withModel({ model: 'new' })
  const again = {
    ...resumed.context,
    embedder: () => ({
      ...inner,
      async embed(each: readonly string[], signal?: AbortSignal) {
        asked.push(...each)
        return inner.embed(each, signal)
      },
    }),
  }
  // Bounded: a run makes a part, the next one the rest.
  expect(await embedEntries(again, undefined, 1)).toBeLessThan(texts.length)
  await embedEntries(again)
  expect(await modelsOf(owner.companionId)).toMatchObject([{ vectors: texts.length }])
  const ours = asked.filter((text) => texts.includes(text))
  expect(ours.toSorted()).toEqual(texts.toSorted())
  await resumed.closer.close()
})

it('makes vectors of what its user allows, also of what was said before they did', async () => {
  const owner = newOwner()
  let consent: boolean | Error = new Error('not known')
  const answer = () =>
    typeof consent === 'boolean' ? Promise.resolve(consent) : Promise.reject(consent)
  const { context, closer } = await withModel({ model: 'small' }, { mayProcess: answer })
  await say(context, owner, ['One.', 'Two.'])
  await expect(embedEntries(context)).rejects.toThrow('not known')
  expect(await modelsOf(owner.companionId)).toEqual([{ model: '', vectors: 0 }])
  consent = false
  await embedEntries(context)
  expect(await embedEntries(context)).toBe(0)
  expect(await modelsOf(owner.companionId)).toMatchObject([{ vectors: 0 }])
  consent = true
  await say(context, owner, ['Three.'], { position: 3, at: new Date('2026-03-02T11:00:00Z') })
  expect(await embedEntries(context)).toBe(3)
  expect(await embedEntries(context)).toBe(0)
  expect(await modelsOf(owner.companionId)).toMatchObject([{ vectors: 3 }])
  await closer.close()
})

it('makes a vector of a text that was changed while the model refused the one before', async () => {
  const owner = newOwner()
  const { context, closer } = await withModel({ model: 'small' })
  await embedEntries(context)
  const [messageId] = await say(context, owner, ['Refused.'])
  const inner = context.embedder()!
  const refusing = {
    ...context,
    embedder: () => ({
      ...inner,
      async embed(each: readonly string[], signal?: AbortSignal) {
        if (!each.includes('Refused.')) return inner.embed(each, signal)
        await say(service.context, owner, [{ messageId: messageId!, version: 2, content: 'Fine.' }])
        throw new ModelFailure('refused', 'no')
      },
    }),
  }
  await embedEntries(refusing)
  expect(await modelsOf(owner.companionId)).toMatchObject([{ vectors: 1 }])
  await closer.close()
})
