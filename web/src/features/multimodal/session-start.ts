const keyOf = (userId: string) => `lumen.workshop.${userId}`

/** Id of the newest work when this session of the browser began; null: not known yet. */
export function readSessionStart(userId: string): string | null {
  try {
    return globalThis.sessionStorage.getItem(keyOf(userId))
  } catch {
    return null
  }
}

export function writeSessionStart(userId: string, id: string): void {
  try {
    globalThis.sessionStorage.setItem(keyOf(userId), id)
  } catch (error) {
    console.warn('Browser storage is not available', error)
  }
}
