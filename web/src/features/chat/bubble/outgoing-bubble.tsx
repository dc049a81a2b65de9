import { CircleAlert, Clock, RotateCcw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { useOnline } from '@/ui/use-online'
import { useChatSync } from '../chat-context'
import type { Outgoing } from '../chat-slice'
import { PictureSlot } from '../pictures/picture-slot'
import { BubbleRow, bubbleShape } from './bubble-frame'

/** A message of one's own on its way: being sent, waiting for the connection, or failed. */
export function OutgoingBubble({
  entry,
  first,
  last,
}: {
  entry: Outgoing
  first: boolean
  last: boolean
}) {
  const { t } = useTranslation()
  const sync = useChatSync()
  const { clientMessageId } = entry
  // An open socket says nothing of a network that is gone.
  const state = useOnline() || entry.state !== 'sending' ? entry.state : 'waiting'
  return (
    <BubbleRow
      mine
      first={first}
      aria-label={t('chat.said.byYou')}
      below={
        <output className="flex flex-wrap items-center justify-end gap-x-1.5 px-1.5 pt-1 text-xs text-text-3">
          {state === 'sending' && last && t('chat.outgoing.sending')}
          {state === 'waiting' && (
            <>
              <Clock aria-hidden className="size-3.5" />
              {t('chat.outgoing.waiting')}
            </>
          )}
          {state === 'failed' && (
            <>
              <CircleAlert aria-hidden className="size-3.5 text-danger" />
              <span className="text-danger">{t('chat.outgoing.failed')}</span>
            </>
          )}
          {state !== 'sending' && (
            <>
              <Button
                variant="link"
                size="inline"
                className="min-h-9 px-1.5 pointer-coarse:min-h-11"
                onClick={() => sync.retry(clientMessageId)}
              >
                <RotateCcw aria-hidden className="size-3.5" />
                {t('app.action.retry')}
              </Button>
              <Button
                variant="link"
                size="inline"
                className="min-h-9 px-1.5 pointer-coarse:min-h-11"
                onClick={() => sync.discard(clientMessageId)}
              >
                <X aria-hidden className="size-3.5" />
                {t('chat.outgoing.discard')}
              </Button>
            </>
          )}
        </output>
      }
    >
      <div className="grid justify-items-end gap-1">
        {entry.pictures !== undefined && <PictureSlot pictures={entry.pictures} messageId={null} />}
        {entry.content !== '' && (
          <div className={bubbleShape({ mine: true, tail: last })}>{entry.content}</div>
        )}
      </div>
    </BubbleRow>
  )
}
