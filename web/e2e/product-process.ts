import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const startWithinMs = 300_000
const stopWithinMs = 60_000

/** What the process says once, when the product runs: its address, and the browser to use. */
export type Started = { url: string; browser: string }

/**
 * What a product is told: its model, where replies are held or say how many pictures it was shown; what
 * it hears from now on, whoever speaks; or whom to make an administrator, or that what was said was said a day ago. Each is answered with `done`.
 */
export type Command =
  | { command: 'hold' }
  | { command: 'say'; text: string }
  | { command: 'finish' }
  | { command: 'count-pictures' }
  | { command: 'hears'; text: string }
  | { command: 'grant'; email: string }
  | { command: 'a-day-later' }

export type ProductKind = 'usual' | 'held' | 'voice' | 'own-model'

export type ProductProcess = Started & {
  /** Resolves once the command has been carried out. */
  tell(command: Command): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the product in a process of its own, which ends with this one. Of a `held` one a model writes
 * the replies, as far as it is told to, a `voice` one also hears and speaks; an `own-model` one runs models that a hub beside it has.
 */
export async function startProductProcess(kind: ProductKind): Promise<ProductProcess> {
  const program = fileURLToPath(new URL('start-product.ts', import.meta.url))
  const child = fork(program, [kind], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(() => {
    throw new Error('the product ended; why stands above')
  })
  failed.catch(() => undefined)
  const heard = () => Promise.race([once(child, 'message'), failed])
  const limit = setTimeout(() => child.kill('SIGKILL'), startWithinMs)
  const [started] = (await heard()) as [Started]
  clearTimeout(limit)
  return {
    ...started,
    async tell(command) {
      const done = heard()
      child.send(command)
      await done
    },
    async stop() {
      const force = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
      child.kill('SIGTERM')
      await ended
      clearTimeout(force)
    },
  }
}
