import { voices, type Voice } from '@lumen/contracts/media/names'
import { readPersonal, writePersonal } from '@/storage/personal-storage'

const name = 'reply-voice'

/** The server’s voice that reads replies in this browser; null: the browser’s own. */
export function readReplyVoice(userId: string): Voice | null {
  const kept = readPersonal(userId, name)
  return voices.find((voice) => voice === kept) ?? null
}

export const writeReplyVoice = (userId: string, voice: Voice | null): void =>
  writePersonal(userId, name, voice)
