import { voices, type Voice } from '@lumen/contracts/media/names'
import { readPersonal, writePersonal } from '@/storage/personal-storage'

const name = 'reply-voice'

/** A voice of the server, or each companion's own of these. */
export type ReplyVoice = Voice | 'own'

const choices: readonly ReplyVoice[] = ['own', ...voices]

/** The server’s voice that reads replies in this browser; null: the browser’s own. */
export function readReplyVoice(userId: string): ReplyVoice | null {
  const kept = readPersonal(userId, name)
  return choices.find((voice) => voice === kept) ?? null
}

export const writeReplyVoice = (userId: string, voice: ReplyVoice | null): void =>
  writePersonal(userId, name, voice)
