import { Info, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { waitInWords } from '@/api/wait-in-words'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch, useAppSelector } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { hintGone, selectChat, type Hint } from '../chat-slice'

const shownMs = 8_000

/** A short word above the composer: why a text came back, or that the connection is gone. */
export function HintLine({ companionId }: { companionId: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { retry } = useRealtime()
  const hint = useAppSelector((state) => selectChat(state).hints[companionId])
  const gaveUp = useAppSelector(
    ({ realtime }) => realtime.again && realtime.status === 'disconnected',
  )
  const hintText = useHintText()

  useEffect(() => {
    if (hint === undefined) return
    const timer = setTimeout(() => dispatch(hintGone(companionId)), shownMs)
    return () => clearTimeout(timer)
  }, [hint, companionId, dispatch])

  return (
    <output className="block px-2 text-small empty:hidden">
      {gaveUp ? (
        <span className="mb-1.5 flex items-center gap-2 text-text-2">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('chat.connection.lost')}
          <Button variant="link" size="inline" className="min-h-9 px-2" onClick={retry}>
            {t('chat.connection.retry')}
          </Button>
        </span>
      ) : (
        hint !== undefined && (
          <span className="mb-1.5 flex items-start gap-2 text-text-2">
            <Info aria-hidden className="mt-[.2em] size-4 shrink-0" />
            {hintText(hint)}
          </span>
        )
      )}
    </output>
  )
}

function useHintText() {
  const { t, i18n } = useTranslation()
  return (hint: Hint): string => {
    switch (hint.kind) {
      case 'duplicate':
        return t('chat.hint.duplicate')
      case 'reply-failed':
        return t('chat.hint.replyFailed')
      case 'voice-note-sent':
        return t('chat.hint.voiceNoteSent')
      case 'refused': {
        const key = `errors.${hint.code}`
        return i18n.exists(key) ? t(key, { wait: waitInWords(3) }) : hint.text
      }
    }
  }
}
