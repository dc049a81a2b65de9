import { keyOf } from './personal-storage'

/** What this tab alone keeps for one user, as JSON; null when there is nothing that can be read. */
export function readPassing(userId: string, name: string): unknown {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(keyOf(userId, name)) ?? 'null') as unknown
  } catch {
    return null
  }
}

/** Keeps a value for one user until this tab is closed, or forgets it when it is null. */
export function writePassing(userId: string, name: string, value: unknown): void {
  try {
    if (value === null) globalThis.sessionStorage.removeItem(keyOf(userId, name))
    else globalThis.sessionStorage.setItem(keyOf(userId, name), JSON.stringify(value))
  } catch (error) {
    console.warn('Browser storage is not available', error)
  }
}
