import type { User } from '@lumen/contracts/auth/schema'
import { carriesToken } from '@/api/credential'
import { readStored, storageKeys, writeStored } from '@/storage/browser-storage'

/** Where the key of the session is kept, which all tabs of a browser share. */
export const sessionKeyName = () => (carriesToken() ? storageKeys.token : storageKeys.session)

/** What this browser calls the session it keeps (see `tokenOf`). */
export const readKey = (): string | null => readStored(sessionKeyName())

/** A key for the session of a token: the token where it is carried, else a name that opens nothing. */
export const newKey = (token: string): string =>
  carriesToken()
    ? token
    : Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('')

/** The token that an earlier version left in a browser’s storage; it goes into the cookie and away. */
export const readLeftToken = (): string | null =>
  carriesToken() ? null : readStored(storageKeys.token)

export const dropLeftToken = (): void => writeStored(storageKeys.token, null)

export function saveSession(key: string, user: User): void {
  if (!carriesToken()) dropLeftToken()
  writeStored(sessionKeyName(), key)
  writeStored(storageKeys.user, JSON.stringify(user))
}

export function clearSession(): void {
  writeStored(storageKeys.token, null)
  writeStored(storageKeys.session, null)
  writeStored(storageKeys.user, null)
}
