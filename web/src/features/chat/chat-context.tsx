import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Language } from '@lumen/contracts/languages'
import { announcePlayback } from '@/ui/audio-player/exclusive-playback'
import type { ChatSync } from './live/chat-sync'
import type { PictureBox } from './pictures/picture-box'
import type { Speaker } from '@/features/speech'
import type { VoiceRecordings } from './voice/voice-recordings'

/** What every part of the chat page works with. */
export type ChatTools = {
  sync: ChatSync
  speaker: Speaker
  voice: VoicePlace
  pictures: PictureBox
}

/** Holds the recordings of the page, once somebody wants to speak. */
export type VoicePlace = {
  recordings(make: () => VoiceRecordings): VoiceRecordings
  /** Whether something was recorded for this companion that nobody sent yet. */
  waits(companionId: string): boolean
  /** The same for any of them. */
  anyWaits(): boolean
  subscribe(listener: () => void): () => void
  close(): void
}

export function createVoicePlace(): VoicePlace {
  let recordings: VoiceRecordings | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    recordings(make) {
      if (recordings === null) {
        recordings = make()
        recordings.subscribe(tell)
      }
      return recordings
    },
    waits: (id) => recordings !== null && recordings.state(id).kind !== 'idle',
    anyWaits: () => recordings?.anyWaits() === true,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      recordings?.close()
      recordings = null
    },
  }
}

export const ChatContext = createContext<ChatTools | null>(null)

export function useChatTools(): ChatTools {
  const tools = use(ChatContext)
  if (tools === null) throw new Error('This belongs on the chat page')
  return tools
}

export const useChatSync = (): ChatSync => useChatTools().sync

/** Reading one message aloud: whether that is possible and under way, and how to start and stop. */
export function useSpeech(messageId: string, language: Language, pitch?: number) {
  const { speaker } = useChatTools()
  const speaking = useSyncExternalStore(speaker.subscribe, () => speaker.speaking() === messageId)
  const available = useSyncExternalStore(speaker.subscribe, () => speaker.canSpeak(language))
  const speak = useCallback(
    (text: string) => {
      announcePlayback(speaker)
      speaker.speak(messageId, text, language, pitch)
    },
    [speaker, messageId, language, pitch],
  )
  return { speaking, available, speak, stop: speaker.stop }
}
