import type { Message } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useIsOffline } from '@/features/models'
import { useFormat } from '@/i18n/format'
import { cn } from '@/ui/class-names'
import { UsedMemoriesChip } from '../memory/used-memories-chip'
import type { UsedThings } from '../memory/used-memories'
import { OnDemandPart } from '../memory/on-demand-part'
import { QuietHelpLink } from '../safety/help-link'
import { MarkSign } from './mark-sign'
import { PlayButton, type Speaker } from './play-button'
import { isSafety, useWriter } from './writer'

const loadVersionSwitch = () => import('./version-switch')

/**
 * Below a run of replies: when, in which tone, and what was remembered for it. A reply within a run
 * says only what is its own: its versions, that it is marked, that it was not written as usual.
 * Everything else stands in the details of the message.
 */
export function ReplyMeta({
  message,
  speaker,
  last,
  used,
}: {
  message: Message
  speaker: Speaker
  /** The last of its run. */
  last: boolean
  /** What was remembered for the whole run. */
  used: UsedThings
}) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { emotion, fallback, crisis, helpLink, reminder } = message.metadata
  const writer = useUnusualWriter(message)
  const emotionKey = `companions.mood.${emotion}`
  const own = [
    message.metadata.aside === true && t('chat.aside'),
    message.metadata.contact !== undefined && t('chat.wroteFirst'),
    (reminder === 'due' || reminder === 'set') && t(`chat.reminder.${reminder}`),
    writer,
    fallback === true && t('chat.provider.fallback'),
  ].filter((word) => typeof word === 'string')
  const helps = helpLink === true && crisis === undefined
  if (
    !last &&
    !helps &&
    own.length === 0 &&
    message.versions === undefined &&
    message.markedAt === undefined
  )
    return null
  return (
    <div
      className={cn(
        'flex max-w-full flex-wrap items-center gap-x-2 gap-y-1 px-1.5 pt-1 text-xs text-text-3',
        // Room for the buttons, which come later: what is read below them stays where it is.
        (last || message.versions !== undefined) && 'min-h-6 pointer-coarse:min-h-9',
      )}
    >
      {message.versions !== undefined && (
        <OnDemandPart
          load={loadVersionSwitch}
          waiting={null}
          message={message}
          versions={message.versions}
        />
      )}
      {last && <time dateTime={message.createdAt}>{format.time(message.createdAt)}</time>}
      {message.markedAt !== undefined && <MarkSign />}
      {last && emotion !== undefined && crisis === undefined && i18n.exists(emotionKey) && (
        <span className="font-medium text-link">{t(emotionKey)}</span>
      )}
      {last && message.editedAt !== null && <span>{t('chat.edited')}</span>}
      {own.map((word) => (
        <span key={word}>{word}</span>
      ))}
      {last && <PlayButton message={message} speaker={speaker} />}
      {helps && <QuietHelpLink />}
      {last && used.length > 0 && (
        <UsedMemoriesChip companionId={message.companionId} used={used} />
      )}
    </div>
  )
}

/** Who wrote a reply, where it is not as the head of the talk says; what stood in says so by itself. */
function useUnusualWriter(message: Message): string | null {
  const writer = useWriter(message)
  const offline = useIsOffline()
  const { metadata } = message
  if (isSafety(metadata)) return writer
  if (metadata.fallback === true || offline === null) return null
  return (metadata.provider === 'local') === offline ? null : writer
}
