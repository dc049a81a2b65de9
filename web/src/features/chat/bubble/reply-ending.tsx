import type { Message } from '@lumen/contracts/chat/schema'
import { CirclePause, Play, RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useAppSelector } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { useRegenerateReplyMutation } from '../chat-api'
import { selectReplyState } from '../reply-state'

/** How a reply ended when it did not end well, and the way on. */
export function ReplyEnding({ message, newest }: { message: Message; newest: boolean }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [regenerate, { isLoading }] = useRegenerateReplyMutation()
  const idle = useAppSelector((state) => selectReplyState(state, message.companionId) === 'idle')
  const { status } = message
  if (status === 'complete' || status === 'running') return null

  const run = async (body: { continue?: boolean }) => {
    try {
      await regenerate({ params: { messageId: message.id }, body }).unwrap()
    } catch (error) {
      showError(error, t('chat.regenerate.failed'))
    }
  }
  const failed = status === 'failed'
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-1.5 pt-1 text-small text-text-2">
      {!failed && (
        <span className="inline-flex items-center gap-1.5">
          <CirclePause aria-hidden className="size-4" />
          {t(status === 'stopped' ? 'chat.ending.stopped' : 'chat.ending.interrupted')}
        </span>
      )}
      {newest && (
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
    </div>
  )
}
