import { readStored, writeStored } from './browser-storage'

const prefix = 'lumen.own.'
/** Under what something is kept for one user. */
export const keyOf = (userId: string, name: string) => `${prefix}${userId}.${name}`

/** What this browser keeps for one user, as JSON; null when there is nothing that can be read. */
export function readPersonal(userId: string, name: string): unknown {
  const text = readStored(keyOf(userId, name))
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Keeps a value for one user, or forgets it when it is null. */
export const writePersonal = (userId: string, name: string, value: unknown): void =>
  writeStored(keyOf(userId, name), value === null ? null : JSON.stringify(value))

/** Leaves nothing personal behind in this browser, whoever it belonged to. */
export function forgetPersonal(): void {
  try {
    for (const storage of [globalThis.localStorage, globalThis.sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch (error) {
    console.warn('Browser storage is not available', error)
  }
}
