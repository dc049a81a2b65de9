import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { Language } from '@lumen/contracts/languages'
import type { ChatSync } from './live/chat-sync'
import type { Speaker } from './speech/speaker'

/** What every part of the chat page works with. */
export type ChatTools = { sync: ChatSync; speaker: Speaker }

export const ChatContext = createContext<ChatTools | null>(null)

function useTools(): ChatTools {
  const tools = use(ChatContext)
  if (tools === null) throw new Error('This belongs on the chat page')
  return tools
}

export const useChatSync = (): ChatSync => useTools().sync

/** Reading one message aloud: whether that is possible and under way, and how to start and stop. */
export function useSpeech(messageId: string, language: Language) {
  const { speaker } = useTools()
  const speaking = useSyncExternalStore(speaker.subscribe, () => speaker.speaking() === messageId)
  const available = useSyncExternalStore(speaker.subscribe, () => speaker.canSpeak(language))
  const speak = useCallback(
    (text: string) => speaker.speak(messageId, text, language),
    [speaker, messageId, language],
  )
  return { speaking, available, speak, stop: speaker.stop }
}
