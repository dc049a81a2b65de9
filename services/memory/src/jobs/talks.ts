import { inboxCleaning } from '@lumen/database/inbox'
import type { MemoryContext } from '../context.ts'
import { doForEach } from '../domain/one-by-one.ts'
import { listPaused } from '../store/conversations.ts'
import { extractMemories } from '../use-cases/extract-memories.ts'
import { eraseForgotten } from '../use-cases/forget-memory.ts'
import { indexEarlierClauses } from '../use-cases/index-clauses.ts'
import { announceCrystals } from '../use-cases/announce-crystals.ts'
import { readAgain } from '../use-cases/read-again.ts'
import { rebuildHashes } from '../use-cases/rebuild-hashes.ts'
import { reflectOnTalks } from '../use-cases/reflect.ts'
import { rollUp } from '../use-cases/roll-up.ts'
import type { OwnerRef } from '../store/conversations.ts'

const talksAtOnce = 200
/** So much longer a model waits for more when fewer than half a batch of messages are there. */
const pausesForFew = 10

/** What is done with talks beside everything else. */
export function talkJobs(context: MemoryContext) {
  const extract = async (owner: OwnerRef, signal: AbortSignal) => {
    const made = await extractMemories(context, owner, signal)
    await announceCrystals(context, owner, made)
  }
  /** Work that tells how much there was to do, where there was any. */
  const tellDone =
    (what: string, work: (context: MemoryContext, signal: AbortSignal) => Promise<number>) =>
    async ({ signal }: { signal: AbortSignal }) => {
      const done = await work(context, signal)
      if (done > 0) context.log.info({ done }, what)
    }
  return {
    'memory.extract-talk': ({ payload, signal }: { payload: OwnerRef; signal: AbortSignal }) =>
      extract(payload, signal),
    'memory.extract-paused': async ({ signal }: { signal: AbortSignal }) => {
      const { clock, config, db, log, hasReader } = context
      const silent = (pauses: number) =>
        new Date(clock.now().getTime() - pauses * config.MEMORY_PAUSE_MS)
      // A model is asked about more than a message or two at a time.
      const few = hasReader()
        ? { messages: config.MEMORY_BATCH / 2, heardBefore: silent(pausesForFew) }
        : { messages: 1, heardBefore: silent(1) }
      await doForEach(
        await listPaused(db, silent(1), few, talksAtOnce),
        async (owner) => {
          await extract(owner, signal)
          return 1
        },
        (err, { companionId }) => log.error({ err, companionId }, 'a talk was not read'),
        signal,
      )
    },
    'memory.index-clauses': tellDone('read the clauses of earlier turns', indexEarlierClauses),
    'memory.rebuild-hashes': tellDone('rebuilt the hashes of users', rebuildHashes),
    'memory.read-again': tellDone('read turns by newer rules', readAgain),
    'memory.reflect': tellDone('looked back on talks', reflectOnTalks),
    'memory.roll-up': async ({ signal }: { signal: AbortSignal }) => {
      const made = await rollUp(context, signal)
      const erased = await eraseForgotten(context)
      context.log.info({ made, erased }, 'rolled up memories')
    },
    'memory.clean-inbox': inboxCleaning(context),
  }
}
