import type { Message } from '@lumen/contracts/chat/schema'
import type { ModelChoice } from '@lumen/contracts/models/schema'
import { CirclePause, Play, RotateCcw } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useAppSelector } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { useRegenerateReplyMutation } from '../chat-api'
import { selectReplyState } from '../reply-state'

const AnswerOnce = lazy(() => import('./answer-once'))

/** What is said of the end of a reply that is not whole; null of one that is, or is missing. */
function endingOf({ status, metadata }: Message) {
  if (status === 'complete') return metadata.cut ?? null
  return status === 'stopped' || status === 'interrupted' ? status : null
}

/** How a reply ended when it did not end well, and the way on. */
export function ReplyEnding({ message, newest }: { message: Message; newest: boolean }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [regenerate, { isLoading }] = useRegenerateReplyMutation()
  const idle = useAppSelector((state) => selectReplyState(state, message.companionId) === 'idle')
  const failed = message.status === 'failed'
  const ending = endingOf(message)
  if (ending === null && !failed) return null

  const run = async (body: { continue?: boolean; model?: ModelChoice | null }) => {
    try {
      await regenerate({ params: { messageId: message.id }, body }).unwrap()
    } catch (error) {
      showError(error, t('chat.regenerate.failed'))
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-1.5 pt-1 text-small text-text-2">
      {ending !== null && (
        <span className="inline-flex items-center gap-1.5">
          <CirclePause aria-hidden className="size-4" />
          {t(`chat.ending.${ending}`)}
        </span>
      )}
      {newest && ending !== 'withheld' && (
        <Button
          variant="link"
          size="inline"
          className="min-h-9 px-1.5 pointer-coarse:min-h-11"
          busy={isLoading}
          disabled={!idle}
          onClick={() => void run(failed ? {} : { continue: true })}
        >
          {failed ? (
            <RotateCcw aria-hidden className="size-4" />
          ) : (
            <Play aria-hidden className="size-4" />
          )}
          {t(failed ? 'app.action.retry' : 'chat.ending.continue')}
        </Button>
      )}
      {newest && failed && message.metadata.errorCode === 'model_away' && (
        <Suspense fallback={null}>
          <AnswerOnce
            away={message.metadata.model ?? null}
            busy={isLoading}
            disabled={!idle}
            onAnswer={(model) => void run({ model })}
          />
        </Suspense>
      )}
    </div>
  )
}
