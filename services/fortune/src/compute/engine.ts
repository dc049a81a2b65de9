import { Worker } from 'node:worker_threads'
import { AppError } from '@lumen/http/app-error'
import { DeadlineError, withDeadline } from '@lumen/runtime/deadline'
import type { Logger } from '@lumen/runtime/logger'
import type { TaskAnswer, TaskMessage } from './messages.ts'
import type { TaskName, Tasks } from './tasks/all.ts'

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

type Thread = { worker: Worker; waiting: Map<number, Waiting>; lastDoneAt: number }
type Waiting = { resolve(output: unknown): void; reject(error: Error): void }

/** Longer than this nobody waits; a thread that finished nothing for so long hangs. */
const taskMs = 10_000
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
  let current: Thread | undefined
  let closed = false
  let lastId = 0

  const begin = () => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits })
    const waiting = new Map<number, Waiting>()
    const begun: Thread = { worker, waiting, lastDoneAt: performance.now() }
    const give = (error: Error) => {
      if (current === begun) current = undefined
      for (const { reject } of waiting.values())
        reject(new AppError('unavailable', 'Charts cannot be computed just now', { cause: error }))
      waiting.clear()
    }
    worker.on('message', (answer: TaskAnswer) => {
      begun.lastDoneAt = performance.now()
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (asked === undefined) return
      if (answer.kind === 'done') asked.resolve(answer)
      else if (answer.kind === 'failure') asked.reject(answer.error)
      else {
        const { code, message, details } = answer
        asked.reject(new AppError(code, message, details === undefined ? {} : { details }))
      }
    })
    worker.on('error', (error) => {
      log.error({ err: error }, 'the thread of charts broke')
      give(error instanceof Error ? error : new Error(String(error)))
    })
    worker.on('exit', () => give(new Error('The thread of charts ended')))
    // A process that has nothing else to do may end.
    worker.unref()
    return begun
  }

  return {
    async run(name, input) {
      if (closed) throw new AppError('unavailable', 'The service is closing')
      const thread = (current ??= begin())
      if (thread.waiting.size >= mostWaiting)
        throw new AppError('unavailable', 'Too many charts at once', { retryAfter: 5 })
      const id = (lastId += 1)
      const answered = new Promise<unknown>((resolve, reject) => {
        thread.waiting.set(id, { resolve, reject })
        const message: TaskMessage = { id, name, input }
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
        thread.worker.postMessage(message)
      })
      try {
        const { output, cpuMs } = (await withDeadline(answered, taskMs, `computing ${name}`)) as {
          output: never
          cpuMs: number
        }
        observe?.(name, cpuMs)
        return output
      } catch (error) {
        if (!(error instanceof DeadlineError)) throw error
        thread.waiting.delete(id)
        if (performance.now() - thread.lastDoneAt >= taskMs) {
          log.error({ name }, 'the thread of charts hangs and is begun anew')
          if (current === thread) current = undefined
          await thread.worker.terminate()
        }
        throw new AppError('timeout', 'Computing took too long', { cause: error })
      }
    },
    async close() {
      closed = true
      await current?.worker.terminate()
    },
  }
}
