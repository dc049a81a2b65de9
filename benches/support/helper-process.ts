import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type HelperProcess = {
  /** The next thing it says. */
  heard<T>(): Promise<T>
  tell(message: object): void
  pid: number
  close(): Promise<void>
}

/** Starts a file of this folder as a process of its own, which ends with this one. */
export function startHelper(file: string): HelperProcess {
  const child = fork(join(import.meta.dirname, file))
  const ended = once(child, 'exit')
  const failed = ended.then(() => {
    throw new Error(`${file} ended; why stands above`)
  })
  failed.catch(() => undefined)
  return {
    heard: async <T>() => (await Promise.race([once(child, 'message'), failed]))[0] as T,
    tell: (message) => void child.send(message),
    pid: child.pid!,
    async close() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
