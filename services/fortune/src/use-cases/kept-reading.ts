import type { Language } from '@lumen/contracts/languages'
import { DeadlineError, withDeadline } from '@lumen/runtime/deadline'
import type { FortuneContext } from '../context.ts'
import { holdProfile, type StoredProfile } from '../store/birth-profiles.ts'
import { findReading, insertReading, type ReadingOwner } from '../store/readings.ts'
import type { ModelWriter } from '../adapters/model-writer.ts'
import { type TextPath, type Written, written } from '../adapters/written.ts'

export type ReadingRequest<T> = {
  /** What it is of, in order: kind, subject, day. Personal ones are hashed under the owner’s key. */
  of: readonly (string | number | null)[]
  /** Whose it is; null for readings that everybody gets. */
  userId: string | null
  /** The birth profile that it is made from: it is kept only while that stands. None for a birth that was sent. */
  own?: StoredProfile | null | undefined
  language: Language
  /** Texts that a model may write anew. */
  paths: readonly TextPath<T>[]
  /** What follows from texts that were written anew. */
  settle?(reading: T): Partial<T>
  compute(): Promise<T>
}

/**
 * A reading, made once and kept. What the local writer wrote because the model failed is not kept:
 * the next one may have more luck. Nobody waits long for a slow model: the local writer's text is
 * shown meanwhile, and the model's is there for whoever reads later.
 */
export async function keptReading<T extends { facts: Parameters<typeof written>[1]['facts'] }>(
  context: FortuneContext,
  request: ReadingRequest<T>,
): Promise<Written<T>> {
  const { db, sealer, running, clock, log, readerWaitsMs } = context
  const { userId, own = null, language, paths, compute } = request
  const writer = await writerFor(context, userId)
  const owner: ReadingOwner =
    userId === null ? null : { userId, box: await sealer.open(db, userId) }
  const key = keyOf(
    request,
    owner,
    writer === null ? 'local' : `${writer.provider}/${writer.model}`,
  )
  const keep = async (reading: Written<T>): Promise<string> => {
    const anew = reading.provider !== 'local'
    const json = JSON.stringify(anew ? { ...reading, ...request.settle?.(reading) } : reading)
    if (writer === null || anew)
      await db.transaction().execute(async (tx) => {
        if (own === null || (await holdProfile(tx, own)))
          await insertReading(tx, key, owner, { json, at: clock.now() })
      })
    return json
  }
  const begin = async (): Promise<{ told: Promise<string>; kept: Promise<unknown> }> => {
    const found = await findReading(db, key, owner)
    if (found !== null) return { told: Promise.resolve(found), kept: Promise.resolve() }
    const draft = await compute()
    const kept = written(writer, draft, { language, paths }).then(keep)
    const told = withDeadline(kept, readerWaitsMs, 'the text of a model').catch(
      async (error: unknown) => {
        if (!(error instanceof DeadlineError)) throw error
        return JSON.stringify(await written(null, draft, { language, paths }))
      },
    )
    return { told, kept }
  }
  let made = running.get(key)
  if (made === undefined) {
    const begun = begin()
    const kept = begun.then((reading) => reading.kept)
    made = { told: begun.then((reading) => reading.told), kept }
    running.set(key, made)
    kept
      .catch((error: unknown) => log.warn({ err: error }, 'a reading was not kept'))
      .finally(() => running.delete(key))
  }
  return JSON.parse(await made.told) as Written<T>
}

/** The model, where the user allows that it reads of their chart; readings for everybody tell of nobody. */
async function writerFor(
  { writer, mayProcess }: FortuneContext,
  userId: string | null,
): Promise<ModelWriter | null> {
  const model = writer()
  return model === null || userId === null || (await mayProcess(userId)) ? model : null
}

/** Raised when fields of readings change: kept ones of before would no longer fit. */
const shape = 7
/** 128 bits of what a personal reading is of: a birth cannot be guessed from it. */
const hashes = 4

function keyOf(
  { of, language }: Pick<ReadingRequest<unknown>, 'of' | 'language'>,
  owner: ReadingOwner,
  provider: string,
): string {
  const text = JSON.stringify([shape, ...of, language, provider])
  if (owner === null) return text
  const parts = owner.box.index(
    Array.from({ length: hashes }, (_, at) => `${at}:${text}`),
    'readings',
  )
  return `${owner.userId}:${parts.map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')}`
}
