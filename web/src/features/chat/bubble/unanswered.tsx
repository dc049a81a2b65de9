import type { ErrorCode } from '@lumen/contracts/error-body'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useAppDispatch } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { useRegenerateReplyMutation } from '../chat-api'
import { replyExpected } from '../chat-slice'
import { BubbleRow, bubbleShape } from './bubble-frame'

/** In the companion's place: why a stored message got no reply, and the way to one. */
export function Unanswered({ messageId, code }: { messageId: string; code: ErrorCode | null }) {
  const { t, i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const showError = useShowError()
  const [regenerate, { isLoading }] = useRegenerateReplyMutation()

  const ask = async () => {
    try {
      await regenerate({ params: { messageId }, body: {} }).unwrap()
      dispatch(replyExpected({ messageId, now: Date.now() }))
    } catch (error) {
      showError(error, t('chat.regenerate.failed'))
    }
  }
  const way = (label: string) => (
    <Button
      variant="link"
      size="inline"
      className="min-h-9 px-1.5 text-small pointer-coarse:min-h-11"
      busy={isLoading}
      onClick={() => void ask()}
    >
      <RotateCcw aria-hidden className="size-4" />
      {label}
    </Button>
  )
  // Nobody failed: the reply was deleted, for example.
  if (code === null)
    return (
      <BubbleRow mine={false} first>
        {way(t('chat.ending.ask'))}
      </BubbleRow>
    )
  const known = code !== 'internal' && i18n.exists(`errors.${code}`)
  return (
    <BubbleRow
      mine={false}
      first
      below={
        <div className="flex items-center gap-2 px-1.5 pt-1 text-xs text-text-3">
          <span className="font-medium text-link">{t('companions.mood.apologetic')}</span>
          {way(t('app.action.retry'))}
        </div>
      }
    >
      <div className={bubbleShape({ mine: false, tail: true })}>
        {known ? t(`errors.${code}`, { seconds: 60 }) : t('chat.ending.unanswered')}
      </div>
    </BubbleRow>
  )
}
