import { personalCache } from './names'

/** Forgets the conversations that were kept for reading offline. */
export async function forgetOfflineAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(personalCache)
}
