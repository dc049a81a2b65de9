import { fileURLToPath } from 'node:url'
import { AppError } from '@lumen/http/app-error'
import { DeadlineError, withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import { Piscina } from 'piscina'
import type { TaskName, Tasks } from './tasks/all.ts'
import type { Answer, Asked } from './thread.ts'

/** What comes out of the thread is a copy: nobody else holds it. */
export type Fresh<T> = T extends readonly (infer Item)[]
  ? Fresh<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Fresh<T[Key]> }
    : T

export type Engine = {
  /**
   * Runs a task in the thread.
   * @throws AppError with the code of what is wrong with the input; `unavailable` when the thread
   * broke, `timeout` when it took too long
   */
  run<Name extends TaskName>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<Fresh<Awaited<ReturnType<Tasks[Name]>>>>
  close(): Promise<void>
}

/** Longer than this nobody waits; a thread that finished nothing for so long hangs. */
const taskMs = 10_000
/** The same until a thread has answered once: it reads places and texts first, a second’s work of a free core. */
const firstMs = 60_000
/** Places, zones and texts take about 40 MB of it; garbage is collected before it grows. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }
/** Tasks that may wait; more are sent away. */
const mostWaiting = 200

/**
 * One thread for all charts and readings, begun at the first task and again after it broke or hung:
 * nothing of it is done on the thread that answers.
 */
export function createEngine(options: {
  log: Logger
  observe?: (name: TaskName, ms: number) => void
}): Engine {
  const { log, observe } = options
  let current: Piscina<Asked, Answer> | undefined
  let closed = false
  let waiting = 0
  let lastDoneAt = 0
  /** Whether the thread has answered. */
  let answers = false

  const begin = () =>
    new Piscina<Asked, Answer>({
      filename: fileURLToPath(new URL('./thread.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: Infinity,
      concurrentTasksPerWorker: mostWaiting,
      resourceLimits,
    })

  return {
    async run(name, input) {
      if (closed) throw new AppError('unavailable', 'The service is closing')
      if (waiting >= mostWaiting)
        throw new AppError('unavailable', 'Too many charts at once', { retryAfter: 5 })
      if (waiting === 0) lastDoneAt = performance.now()
      const thread = (current ??= begin())
      waiting += 1
      const answered = thread.run({ name, input }).finally(() => {
        waiting -= 1
        lastDoneAt = performance.now()
      })
      const limitMs = answers ? taskMs : firstMs
      const answer = await withDeadline(answered, limitMs, `computing ${name}`).catch(
        async (error: unknown) => {
          if (!(error instanceof DeadlineError)) {
            if (!closed) log.error({ err: error, name }, 'the thread of charts broke')
            answers = false
            throw new AppError('unavailable', 'Charts cannot be computed just now', {
              cause: error,
            })
          }
          if (current === thread && performance.now() - lastDoneAt >= limitMs) {
            log.error({ name }, 'the thread of charts hangs and is begun anew')
            current = undefined
            answers = false
            await thread.destroy()
          }
          throw new AppError('timeout', 'Computing took too long', { cause: error })
        },
      )
      answers = true
      if (answer.kind === 'failure') throw answer.error
      if (answer.kind === 'problem') {
        const { code, message, details } = answer
        throw new AppError(code, message, details === undefined ? {} : { details })
      }
      observe?.(name, answer.cpuMs)
      return answer.output as never
    },
    async close() {
      closed = true
      await current?.destroy()
    },
  }
}
