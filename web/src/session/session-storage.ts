import type { User } from '@lumen/contracts/auth/schema'
import { readStored, storageKeys, writeStored } from '@/storage/browser-storage'

export const readToken = (): string | null => readStored(storageKeys.token)

export function saveSession(token: string, user: User): void {
  writeStored(storageKeys.token, token)
  writeStored(storageKeys.user, JSON.stringify(user))
}

export function clearSession(): void {
  writeStored(storageKeys.token, null)
  writeStored(storageKeys.user, null)
}
