/** Names under which this browser keeps session and preferences. */
export const storageKeys = {
  token: 'lumen.token',
  session: 'lumen.session',
  user: 'lumen.user',
  language: 'lumen.language',
  theme: 'lumen.theme',
  /** Until when somebody may have a talk on the landing page whom the server knows as a guest. */
  guest: 'lumen.guest',
} as const

/** Storage can be switched off or full; then what it would keep lives until the page is closed. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch (error) {
    console.warn('Browser storage is not available', error)
    return null
  }
}

export const readStored = (key: string): string | null =>
  attempt(() => globalThis.localStorage.getItem(key))

/** Keeps a value, or forgets it when it is null. */
export function writeStored(key: string, value: string | null): void {
  attempt(() =>
    value === null
      ? globalThis.localStorage.removeItem(key)
      : globalThis.localStorage.setItem(key, value),
  )
}
