import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { Square, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { languageOf } from '@/i18n/languages'
import { IconButton } from '@/ui/icon-button'
import { voiceOf } from '@/features/companion-data'
import { readReplyVoice } from '@/features/media'
import { useUser } from '@/session/use-session'
import { useSpeech } from '../chat-context'
import { OnDemandPart } from '../memory/on-demand-part'
import { wordsOf } from '../markdown/reply-text'
import { ModelReceipt } from './receipt'
import { QuietHelpLink } from '../safety/help-link'
import { MarkSign } from './mark-sign'
import { UsedMemoriesChip } from '../memory/used-memories-chip'

/** Who wrote a reply, in words: a script, a model by its name, or the safety floor. */
function useWriter({ metadata: { provider, model, crisis } }: Message): string | null {
  const { t } = useTranslation()
  if (crisis !== undefined || provider === 'safety') return t('chat.provider.safety')
  if (provider === undefined) return null
  return provider === 'local' ? t('chat.provider.local') : (model ?? provider)
}

type Speaker = Pick<Companion, 'face' | 'voice'>

/** Below a companion's reply: time, tone, voice, who wrote it, and what it remembered. */
export function ReplyMeta({ message, speaker }: { message: Message; speaker: Speaker }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const writer = useWriter(message)
  const { emotion, usedMemories = [], fallback, crisis, helpLink, credits = 0 } = message.metadata
  const { speed, model, provider, reminder } = message.metadata
  // A script is not measured, and what stood in for a model is not what the model was asked for.
  const written = speed !== undefined && provider !== 'local' && provider !== 'safety'
  const emotionKey = `companions.mood.${emotion}`
  return (
    <div className="flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 px-1.5 pt-1 text-xs text-text-3">
      {message.versions !== undefined && (
        <OnDemandPart
          load={loadVersionSwitch}
          waiting={null}
          message={message}
          versions={message.versions}
        />
      )}
      <time dateTime={message.createdAt}>{format.time(message.createdAt)}</time>
      {message.markedAt !== undefined && <MarkSign />}
      {emotion !== undefined && crisis === undefined && i18n.exists(emotionKey) && (
        <span className="font-medium text-link">{t(emotionKey)}</span>
      )}
      {message.editedAt !== null && <span>{t('chat.edited')}</span>}
      {message.metadata.aside === true && <span>{t('chat.aside')}</span>}
      {message.metadata.contact !== undefined && <span>{t('chat.wroteFirst')}</span>}
      {(reminder === 'due' || reminder === 'set') && <span>{t(`chat.reminder.${reminder}`)}</span>}
      {writer !== null && <span>{writer}</span>}
      {fallback === true && <span>{t('chat.provider.fallback')}</span>}
      {written && fallback !== true ? (
        <ModelReceipt
          paid={{ speed, credits, ...(model && { model }), ...(provider && { provider }) }}
        />
      ) : (
        credits > 0 && <span>{t('wallet.quote.receipt', { amount: format.number(credits) })}</span>
      )}
      <PlayButton message={message} speaker={speaker} />
      {helpLink === true && crisis === undefined && <QuietHelpLink />}
      {usedMemories.length > 0 && (
        <UsedMemoriesChip companionId={message.companionId} used={usedMemories} />
      )}
    </div>
  )
}

const loadVersionSwitch = () => import('./version-switch')
const loadServerVoice = () => import('../speech/server-play-button')

/** Plays a reply with the voice that was chosen in the settings: the browser's, or one of the server. */
function PlayButton({ message, speaker }: { message: Message; speaker: Speaker }) {
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
