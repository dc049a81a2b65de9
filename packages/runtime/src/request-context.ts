import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const storage = new AsyncLocalStorage<string>()
const pattern = /^[\w-]{8,64}$/

/** Runs `fn` so that everything it starts, also asynchronously, sees this request id. */
export function runWithRequestId<T>(id: string, fn: () => T): T {
  return storage.run(id, fn)
}

/** The id of the request, event or job that is being worked on here. */
export function currentRequestId(): string | undefined {
  return storage.getStore()
}

export function newRequestId(): string {
  return randomUUID()
}

/** Whether an id that came from outside may be adopted: 8 to 64 letters, digits, `_` or `-`. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value)
}
