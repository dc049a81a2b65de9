import { chatLimits } from '@lumen/contracts/chat/limits'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import { chooseVoice } from './choose-voice'
import { sentencesOf } from './sentences'

/** How companions speak; how high is theirs. */
const manner = { rate: 0.9, volume: 0.8 } as const

export type Speaker = {
  /** What is being spoken: the id given to `speak`. */
  speaking(): string | null
  /** Whether the system has a voice for the language. */
  canSpeak(language: Language): boolean
  /** Speaks a text, as high as is usual or wished for; whatever was being spoken stops. */
  speak(id: string, text: string, language: Language, pitch?: number): void
  stop(): void
  subscribe(listener: () => void): () => void
}

/** Reads texts aloud with the browser's own voices. @param synthesis undefined where there is none */
export function createSpeaker(synthesis: SpeechSynthesis | undefined): Speaker {
  const listeners = new Set<() => void>()
  let current: string | null = null
  let turn = 0
  let voices: readonly SpeechSynthesisVoice[] = synthesis?.getVoices() ?? []

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const become = (id: string | null) => {
    if (id === current) return
    current = id
    tell()
  }
  // Voices often come long after the page.
  const voicesChanged = () => {
    voices = synthesis?.getVoices() ?? []
    tell()
  }
  const stop = () => {
    turn += 1
    synthesis?.cancel()
    become(null)
  }

  return {
    speaking: () => current,
    canSpeak: (language) => chooseVoice(voices, language) !== undefined,
    speak(id, text, language, pitch = chatLimits.voicePitch.usual) {
      stop()
      const voice = chooseVoice(voices, language)
      const sentences = sentencesOf(text)
      if (synthesis === undefined || voice === undefined || sentences.length === 0) return
      const own = turn
      const ended = () => {
        if (turn === own) become(null)
      }
      become(id)
      sentences.forEach((sentence, index) => {
        const utterance = new SpeechSynthesisUtterance(sentence)
        Object.assign(utterance, manner, { pitch, lang: languageFacts[language].locale, voice })
        if (index === sentences.length - 1) utterance.addEventListener('end', ended)
        utterance.addEventListener('error', ended)
        synthesis.speak(utterance)
      })
    },
    stop,
    subscribe(listener) {
      if (listeners.size === 0) synthesis?.addEventListener('voiceschanged', voicesChanged)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) synthesis?.removeEventListener('voiceschanged', voicesChanged)
      }
    },
  }
}
