import type { Message } from '@lumen/contracts/chat/schema'
import { Clapperboard, ImagePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MediaSlot } from '../media/media-slot'
import { bubbleShape } from './bubble-frame'

/** What one said: words, a sound with or without words, or a wish for a picture or video. */
export function OwnWords({ message, tail }: { message: Message; tail: boolean }) {
  const { t } = useTranslation()
  const { content, messageType, metadata } = message
  const Icon = { image: ImagePlus, video: Clapperboard, text: null, voice: null }[messageType]
  return (
    <div className={bubbleShape({ mine: true, tail })}>
      {metadata.media !== undefined && <MediaSlot message={message} media={metadata.media} />}
      {Icon !== null && (
        <span className="mb-0.5 flex items-center gap-1.5 text-small opacity-90">
          <Icon aria-hidden className="size-4" />
          {t(`composer.mode.${messageType}`)}
        </span>
      )}
      {metadata.media === undefined || content === '' ? (
        content
      ) : (
        <p className="pt-1.5">{content}</p>
      )}
    </div>
  )
}
