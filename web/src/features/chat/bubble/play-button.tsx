import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { Square, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { voiceOf } from '@/features/companion-data'
import { readReplyVoice } from '@/features/media'
import { languageOf } from '@/i18n/languages'
import { useUser } from '@/session/use-session'
import { IconButton } from '@/ui/icon-button'
import { useSpeech } from '../chat-context'
import { wordsOf } from '../markdown/reply-text'
import { OnDemandPart } from '../memory/on-demand-part'

export type Speaker = Pick<Companion, 'face' | 'voice'>

const loadServerVoice = () => import('../speech/server-play-button')

/** Plays a reply with the voice that was chosen in the settings: the browser's, or one of the server. */
export function PlayButton({ message, speaker }: { message: Message; speaker: Speaker }) {
  const { id: userId } = useUser()
  const voice = readReplyVoice(userId)
  if (message.content === '') return null
  const own = <BrowserPlayButton message={message} pitch={speaker.voice?.pitch} />
  return voice === null ? (
    own
  ) : (
    <OnDemandPart
      load={loadServerVoice}
      waiting={null}
      message={message}
      voice={voice === 'own' ? voiceOf(speaker) : voice}
      otherwise={own}
    />
  )
}

/** Plays a reply with the browser's voice and stops it; absent where no voice speaks its language. */
function BrowserPlayButton({ message, pitch }: { message: Message; pitch: number | undefined }) {
  const { t, i18n } = useTranslation()
  const language = message.metadata.language ?? languageOf(i18n.language)
  const { available, speaking, speak, stop } = useSpeech(message.id, language, pitch)
  if (!available) return null
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
