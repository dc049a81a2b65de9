import { fork } from 'node:child_process'
import { join } from 'node:path'
import { ModelError } from '../model-error.ts'
import { QueueFull } from '../server/slots.ts'
import type { EngineSettings, Notice, Order, Task, TaskResult } from './messages.ts'

/** An engine in memory, in a process of its own. */
export type SpeechEngine = {
  readonly pid: number | null
  /** How it ended, once it has. */
  readonly ended: Promise<string>
  /**
   * Does a task when its turn comes. A task whose signal is aborted is ended; one that takes too long
   * ends the process.
   * @throws QueueFull, EngineGone, ModelError, the signal's reason, or an Error in the library's words
   */
  run(task: Task, signal: AbortSignal): Promise<TaskResult>
  close(): Promise<void>
}

/** Its process ended before a task's turn came: another one can do it. */
export class EngineGone extends Error {}

const mostWaiting = 8
const stopWithinMs = 10_000
const closeWithinMs = 5_000

/** @throws ModelError when it does not get into memory */
export async function beginEngine(
  settings: EngineSettings,
  { readyWithinMs = 120_000, taskLimitMs = 200_000 } = {},
): Promise<SpeechEngine> {
  const child = fork(join(import.meta.dirname, 'process.ts'), {
    execArgv: [],
    // Sound goes as it is.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Ctrl-C reaches the whole group; it is told to stop by us.
    detached: true,
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const send = (order: Order) => {
    if (child.connected) child.send(order, () => {})
  }
  let listen: ((notice: Notice) => void) | null = null
  child.on('message', (notice: Notice) => listen?.(notice))
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`))
  })
  void ended.then(() => process.off('exit', kill))

  /** The next thing that it says. */
  const answer = (limitMs: number): Promise<Notice> => {
    const { promise, resolve, reject } = Promise.withResolvers<Notice>()
    let late = ''
    const limit = setTimeout(() => {
      late = `It took longer than ${limitMs / 1000} s`
      kill()
    }, limitMs)
    listen = resolve
    // Whoever keeps it hears of its end before: the next task goes to another one.
    void ended.then((how) => {
      const why = late || `The process that speaks or writes down ended (${how})`
      return reject(new ModelError('broken', why))
    })
    return promise.finally(() => {
      clearTimeout(limit)
      listen = null
    })
  }

  const first = answer(readyWithinMs)
  send({ kind: 'start', settings })
  const told = await first
  if (told.kind === 'refused') throw new ModelError(told.fault.code, told.fault.message)

  const once = async (task: Task, signal: AbortSignal): Promise<TaskResult> => {
    signal.throwIfAborted()
    if (!child.connected) throw new EngineGone('the process ended before its turn came')
    let late: NodeJS.Timeout | undefined
    const stop = () => {
      send({ kind: 'stop' })
      late = setTimeout(kill, stopWithinMs)
    }
    signal.addEventListener('abort', stop, { once: true })
    try {
      const result = answer(taskLimitMs)
      send({ kind: 'task', task })
      const notice = await result
      signal.throwIfAborted()
      if (notice.kind === 'done') return notice.result
      throw new Error(notice.kind === 'failed' ? notice.message : 'it answered something else')
    } finally {
      clearTimeout(late)
      signal.removeEventListener('abort', stop)
    }
  }
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    pid: child.pid ?? null,
    ended,
    run(task, signal) {
      if (waiting >= mostWaiting) return Promise.reject(new QueueFull())
      waiting += 1
      const mine = turn.then(() => once(task, signal)).finally(() => (waiting -= 1))
      turn = mine.catch(() => {})
      return mine
    },
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const late = setTimeout(kill, closeWithinMs)
      child.disconnect()
      await ended
      clearTimeout(late)
    },
  }
}
