import { voiceOf } from '@lumen/contracts/chat/voice-of'
import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { Square, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { readReplyVoice } from '@/features/media'
import { languageOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { IconButton } from '@/ui/icon-button'
import { useSpeech } from '../chat-context'
import { wordsOf } from '../markdown/reply-text'
import { OnDemandPart } from '../memory/on-demand-part'

export type Speaker = Pick<Companion, 'face' | 'voice'>

const loadServerVoice = () => import('../speech/server-play-button')

/**
 * Plays a reply with the voice that was chosen in the settings: the browser's, or one of the server.
 * Where the browser has none for its language, the companion's own of the server.
 */
export function PlayButton({ message, speaker }: { message: Message; speaker: Speaker }) {
  const { i18n } = useTranslation()
  const { id: userId } = useUser()
  const chosen = readReplyVoice(userId)
  const language = message.metadata.language ?? languageOf(i18n.language)
  const { available, ...speech } = useSpeech(message.id, language, speaker.voice?.pitch)
  if (message.content === '') return null
  const own = available ? <BrowserPlayButton message={message} speech={speech} /> : null
  if (chosen === null && own !== null) return own
  return (
    <OnDemandPart
      load={loadServerVoice}
      waiting={null}
      message={message}
      voice={chosen === null || chosen === 'own' ? voiceOf(speaker) : chosen}
      otherwise={own}
    />
  )
}

/** Plays a reply with the browser's voice and stops it. */
function BrowserPlayButton({
  message,
  speech: { speaking, speak, stop },
}: {
  message: Message
  speech: Omit<ReturnType<typeof useSpeech>, 'available'>
}) {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t(speaking ? 'chat.voice.stop' : 'chat.voice.play')}
      size="small"
      className="-my-1.5"
      aria-pressed={speaking}
      onClick={() => {
        if (speaking) stop()
        else void wordsOf(message.content).then(speak)
      }}
    >
      {speaking ? <Square className="fill-current p-0.5" /> : <Volume2 />}
    </IconButton>
  )
}
