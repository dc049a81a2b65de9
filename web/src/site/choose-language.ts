import { serverAddress } from '@/api/server-address'
import type { Language } from '@/i18n/languages'
import { readStored, storageKeys, writeStored } from '@/storage/browser-storage'

/** Keeps the chosen language for the next visit, in the account as well when somebody is signed in. */
export function chooseLanguage(language: Language): void {
  writeStored(storageKeys.language, language)
  const token = readStored(storageKeys.token)
  if (token === null) return
  fetch(`${serverAddress()}/api/auth/preferences`, {
    method: 'PATCH',
    // The page is being left.
    keepalive: true,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch((error: unknown) => console.error('The language could not be saved', error))
}
