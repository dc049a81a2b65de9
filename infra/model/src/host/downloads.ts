import type { ModelDownload, ModelFault, ModelKind } from '@lumen/contracts/models/own-models'
import { findListed } from '../catalogue.ts'
import { getModel, readWish } from '../get-model.ts'
import { discardFetching, listInterrupted } from '../interrupted.ts'
import { faultOf, ModelError } from '../model-error.ts'
import { ensureRuntime, runtimeOf } from '../runtime.ts'

export type Downloads = {
  /** What runs, waits or failed; what ended well is on this machine and no more in this list. */
  list(): Promise<ModelDownload[]>
  /** Begins, or goes on with what came before. @throws ModelError `busy` while one runs */
  start(what: string): void
  /** What came is kept. @throws ModelError where none of that name runs */
  pause(name: string): Promise<void>
  /** @throws ModelError where none of that name was begun, or one runs */
  resume(name: string): Promise<void>
  /** What came is thrown away. */
  cancel(name: string): Promise<void>
  close(): Promise<void>
}

type Job = { -readonly [K in Exclude<keyof ModelDownload, 'fault'>]: ModelDownload[K] } & {
  stop: AbortController
  ended: Promise<void>
}

const paused = new Error('paused')

/** Brings models here one at a time, each a job that can be watched, paused, gone on with and given up. */
export function createDownloads(options: {
  dir: string
  hubs: string | undefined
  report: (line: string) => void
  /** A job began or ended; of its progress nothing is said. */
  onChange: () => void
}): Downloads {
  const { dir, hubs, report, onChange } = options
  const failed = new Map<string, { what: string; fault: ModelFault }>()
  let job: Job | null = null

  const run = async (what: string, kind: ModelKind, into: Job) => {
    const { signal } = into.stop
    try {
      await ensureRuntime(dir, runtimeOf({ kind }), { report, signal })
      into.state = 'fetching'
      await getModel(dir, what, {
        hubs,
        signal,
        onProgress({ received, total, bytesPerSecond }) {
          into.receivedBytes = received
          into.totalBytes = total
          into.bytesPerSecond = Math.round(bytesPerSecond)
          into.state = received === total ? 'checking' : 'fetching'
        },
      })
    } catch (error) {
      if (signal.aborted) return
      const fault = faultOf(error)
      failed.set(into.name, { what, fault })
      report(`${into.name} could not be fetched: ${fault.message}`)
    } finally {
      if (job === into) job = null
      onChange()
    }
  }
  const start = (what: string) => {
    const wish = readWish(what, hubs)
    if (wish.from === 'file')
      throw new ModelError(
        'unknown_model',
        'A file is given by a command: npm run model -- get PATH',
      )
    if (job !== null)
      throw new ModelError(
        'busy',
        `${job.name} is being fetched: wait until it is here, or pause it`,
      )
    failed.delete(wish.name)
    job = {
      name: wish.name,
      title: titleOf(wish.name),
      state: 'preparing',
      receivedBytes: 0,
      totalBytes: null,
      bytesPerSecond: 0,
      stop: new AbortController(),
      ended: Promise.resolve(),
    }
    job.ended = run(what, wish.kind, job)
    onChange()
  }
  const stop = async (name: string) => {
    if (job?.name !== name) return false
    const { stop: controller, ended } = job
    controller.abort(paused)
    await ended
    return true
  }
  const begun = async (name: string) => {
    const found = (await listInterrupted(dir)).find((each) => each.name === name)
    if (found === undefined) throw notBegun(name)
    return found
  }

  return {
    async list() {
      const running = job
      const interrupted = await listInterrupted(dir)
      const waiting = interrupted.filter(({ name }) => name !== running?.name)
      const known = new Set(waiting.map(({ name }) => name))
      return [
        ...(running === null ? [] : [seen(running, interrupted)]),
        ...waiting.map(({ name, receivedBytes, totalBytes }) => ({
          ...still(name, failed.get(name)?.fault ?? null),
          receivedBytes,
          totalBytes,
        })),
        // It failed before its first byte.
        ...[...failed]
          .filter(([name]) => !known.has(name) && name !== running?.name)
          .map(([name, { fault }]) => still(name, fault)),
      ]
    },
    start,
    async pause(name) {
      if (!(await stop(name))) throw notBegun(name)
    },
    async resume(name) {
      start(failed.get(name)?.what ?? (await begun(name)).what)
    },
    async cancel(name) {
      const ran = await stop(name)
      const known = failed.delete(name)
      if (!ran && !known) await begun(name)
      await discardFetching(dir, name)
      onChange()
    },
    async close() {
      if (job !== null) await stop(job.name)
    },
  }
}

const notBegun = (name: string) => new ModelError('unknown_model', `${name} is not being fetched`)
const titleOf = (name: string): string => findListed(name)?.title ?? name

const still = (name: string, fault: ModelDownload['fault']): ModelDownload => ({
  name,
  title: titleOf(name),
  state: fault === null ? 'paused' : 'failed',
  receivedBytes: 0,
  totalBytes: null,
  bytesPerSecond: 0,
  fault,
})

/** Before its first byte, what came of it earlier counts. */
function seen(
  { stop: _stop, ended: _ended, ...job }: Job,
  interrupted: Awaited<ReturnType<typeof listInterrupted>>,
): ModelDownload {
  const before = interrupted.find(({ name }) => name === job.name)
  return {
    ...job,
    receivedBytes: Math.max(
      job.receivedBytes,
      job.totalBytes === null ? (before?.receivedBytes ?? 0) : 0,
    ),
    totalBytes: job.totalBytes ?? before?.totalBytes ?? null,
    fault: null,
  }
}
