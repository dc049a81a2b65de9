import type { ErrorCode } from '@lumen/contracts/error-body'
import type { ModelChoice } from '@lumen/contracts/models/schema'
import { RotateCcw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useShowError } from '@/api/use-error-text'
import { waitInWords } from '@/api/wait-in-words'
import { useAppDispatch } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { useRegenerateReplyMutation } from '../chat-api'
import { replyExpected, replyRefused } from '../chat-slice'
import { BubbleRow, bubbleShape } from './bubble-frame'

const AnswerOnce = lazy(() => import('./answer-once'))
const ModelAway = lazy(() => import('./model-away'))

/** In the companion's place: why a stored message got no reply, and the way to one. */
export default function Unanswered({
  companionId,
  messageId,
  code,
}: {
  companionId: string
  messageId: string
  code: ErrorCode | null
}) {
  const { t, i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const showError = useShowError()
  const [regenerate, { isLoading }] = useRegenerateReplyMutation()

  const ask = async (body: { model?: ModelChoice | null } = {}) => {
    try {
      await regenerate({ params: { messageId }, body }).unwrap()
      dispatch(replyExpected({ messageId, now: Date.now() }))
    } catch (error) {
      if (errorCodeOf(error) === 'model_away')
        dispatch(replyRefused({ messageId, code: 'model_away' }))
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
        <div className="flex flex-wrap items-center gap-x-2 px-1.5 pt-1 text-xs text-text-3">
          <span className="font-medium text-link">{t('companions.mood.apologetic')}</span>
          {way(t('app.action.retry'))}
          {code === 'model_away' && (
            <Suspense fallback={null}>
              <AnswerOnce away={null} busy={isLoading} onAnswer={(model) => void ask({ model })} />
            </Suspense>
          )}
        </div>
      }
    >
      <div className={bubbleShape({ mine: false, tail: true })}>
        {code === 'model_away' ? (
          <Suspense fallback={t('errors.model_away')}>
            <ModelAway companionId={companionId} />
          </Suspense>
        ) : known ? (
          t(`errors.${code}`, { wait: waitInWords() })
        ) : (
          t('chat.ending.unanswered')
        )}
      </div>
    </BubbleRow>
  )
}
