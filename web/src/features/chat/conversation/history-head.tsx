import type { Companion } from '@lumen/contracts/chat/schema'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Phrase } from '@/i18n/phrase'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toast'
import { useLoadOlderMutation } from '../chat-api'

/** Above the first message: the way to older ones, or that this is where it began. */
export function HistoryHead({
  companion,
  before,
}: {
  companion: Companion
  /** Position of the oldest message held; null when nothing is older. */
  before: string | null
}) {
  const { t } = useTranslation()
  const [load, { isLoading }] = useLoadOlderMutation()
  if (before === null)
    return (
      <p className="mx-auto max-w-xl px-6 pt-6 text-center text-small text-text-3">
        <Phrase>{t('chat.disclosure', { name: companion.name })}</Phrase>
      </p>
    )
  const more = async () => {
    try {
      await load({ companionId: companion.id, before }).unwrap()
    } catch (error) {
      console.warn('Older messages could not be loaded', error)
      notify.error(t('chat.loadFailed'), { description: t('chat.loadFailedDesc') })
    }
  }
  return (
    <div className="flex justify-center pt-4">
      <Button size="small" variant="ghost" busy={isLoading} onClick={() => void more()}>
        {!isLoading && <History aria-hidden className="size-4" />}
        {t('chat.loadMore')}
      </Button>
    </div>
  )
}
