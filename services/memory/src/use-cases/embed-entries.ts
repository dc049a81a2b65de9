import { ModelFailure } from '@lumen/ai/model-failure'
import { sql } from 'kysely'
import type { MemoryContext } from '../context.ts'
import type { Embedder } from '../index-cache/embedder.ts'
import { readMemories } from '../store/memories.ts'
import {
  allowVectors,
  listWithoutVector,
  skipVectors,
  storeVector,
  type WithoutVector,
} from '../store/search-embeddings.ts'
import { readTurns } from '../store/turns.ts'

/** Texts in one call to the model: what a process that is killed has done in vain. */
const atOnce = 32
/** Made in one run at most, each minute: a new model leaves the machine to those who talk. */
const mostMade = 960

/**
 * Makes vectors for what has none of the model in use: what is new, and everything after the model
 * or its length has changed. What is made stays when it is broken off, and is not made again. One
 * process at a time; the others do nothing.
 *
 * @param most how many a run makes at most, about
 * @returns how many were made
 */
export async function embedEntries(
  context: MemoryContext,
  signal?: AbortSignal,
  most = mostMade,
): Promise<number> {
  let made = 0
  for (;;) {
    // Another model may have come meanwhile: nothing more is made with the one before.
    const embedder = context.embedder()
    if (embedder === null) return made
    const name = await embedder.name()
    const batch = await context.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('memory embeddings', 0)) as mine`.execute(
        tx,
      )
      if (rows[0]?.mine !== true) return 0
      const wanting = await listWithoutVector(tx, name, atOnce)
      if (wanting.length === 0) return 0
      await embedBatch({ ...context, db: tx }, embedder, wanting, signal)
      return wanting.length
    })
    made += batch
    if (batch === 0 || made >= most || signal?.aborted === true) return made
  }
}

async function embedBatch(
  context: Pick<MemoryContext, 'db' | 'sealer' | 'log' | 'mayProcess'>,
  embedder: Embedder,
  wanting: readonly WithoutVector[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, log } = context
  const embed: Embed = (each) => embedder.embed(each, signal, true)
  const mayRead = await allowedOf(context, wanting)
  const allowed = wanting.filter(mayRead)
  const texts = await readTexts(context, allowed)
  const readable = allowed.filter(({ id }) => texts.has(id))
  const unreadable = allowed.filter(({ id }) => !texts.has(id))
  const inputs = readable.map(({ id }) => texts.get(id) ?? '')
  let vectors: (Float32Array | undefined)[]
  try {
    vectors = await embed(inputs)
  } catch (error) {
    // One text that the model refuses must not stop all others.
    if (!(error instanceof ModelFailure) || error.code !== 'refused') throw error
    vectors = await oneByOne(embed, inputs)
  }
  // Behind the same name there may be another model now: its vectors are of another length.
  const name = await embedder.name()
  for (const [place, entry] of readable.entries()) {
    const vector = vectors[place]
    if (vector === undefined) unreadable.push(entry)
    else await storeVector(db, await context.sealer.open(db, entry.userId), entry, name, vector)
  }
  if (unreadable.length > 0) log.warn({ count: unreadable.length }, 'texts without a vector')
  await skipVectors(db, unreadable, name, 'unreadable')
  const kept = wanting.filter((entry) => !mayRead(entry))
  await skipVectors(db, kept, name, 'unconsented')
  // Who says something and allows it may have not allowed it before.
  await allowVectors(db, new Set(allowed.map(({ userId }) => userId)))
}

type Embed = (texts: readonly string[]) => Promise<Float32Array[]>

/**
 * Whether the user of an entry allows that a provider reads it; others are found by their words.
 * @throws BusError while that is not known: the next run asks again
 */
async function allowedOf(
  { mayProcess }: Pick<MemoryContext, 'mayProcess'>,
  wanting: readonly WithoutVector[],
): Promise<(entry: WithoutVector) => boolean> {
  const users = [...new Set(wanting.map(({ userId }) => userId))]
  const answers = await Promise.all(users.map(mayProcess))
  const allowed = new Set(users.filter((_, place) => answers[place]))
  return ({ userId }) => allowed.has(userId)
}

async function oneByOne(
  embed: Embed,
  texts: readonly string[],
): Promise<(Float32Array | undefined)[]> {
  const vectors: (Float32Array | undefined)[] = []
  for (const text of texts) {
    try {
      vectors.push((await embed([text]))[0])
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.code !== 'refused') throw error
      vectors.push(undefined)
    }
  }
  return vectors
}

async function readTexts(
  { db, sealer }: Pick<MemoryContext, 'db' | 'sealer'>,
  wanting: readonly WithoutVector[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const [userId, entries] of Map.groupBy(wanting, (entry) => entry.userId)) {
    const box = await sealer.open(db, userId)
    const idsOf = (kind: WithoutVector['kind']) =>
      entries.filter((entry) => entry.kind === kind).map(({ id }) => id)
    for (const { id, content } of await readMemories(db, box, userId, idsOf('memory')))
      texts.set(id, content)
    for (const { messageId, content } of await readTurns(db, box, userId, idsOf('turn')))
      texts.set(messageId, content)
  }
  return texts
}
