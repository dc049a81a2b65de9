import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useUpdateCompanionMutation } from '@/features/companion-data'
import { notify } from '@/ui/toast'

/** Lets a companion rest, or wakes it. */
export function usePause({ id, name, paused }: Companion): () => Promise<void> {
  const { t } = useTranslation()
  const showError = useShowError()
  const [update] = useUpdateCompanionMutation()
  return async () => {
    try {
      await update({ params: { companionId: id }, body: { paused: !paused } }).unwrap()
      if (paused) notify.success(t('companions.pause.awake', { name }))
      else
        notify.success(t('companions.pause.done', { name }), {
          description: t('companions.pause.text'),
        })
    } catch (error) {
      showError(error, t('companions.pause.failed'))
    }
  }
}
