import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/ui/toast'
import { useRefusalText } from '../fault-text'

/** Runs a command of the page; what hinders it is told with its reason. */
export function useCommand(): (sent: { unwrap(): Promise<unknown> }) => void {
  const { t } = useTranslation()
  const refusal = useRefusalText()
  return useCallback(
    (sent) => {
      sent.unwrap().catch((error: unknown) => {
        notify.error(t('models.failed'), { description: refusal(error) })
      })
    },
    [t, refusal],
  )
}
