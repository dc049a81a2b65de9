import { useTranslation } from 'react-i18next'
import { isApiError } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { notify } from '@/ui/toast'

/** Shows why a scenario was not kept or shared; what the policy refuses was nothing to be made here. */
export function useScenarioFailure(): (error: unknown, title: string) => void {
  const { t } = useTranslation()
  const textOf = useErrorText()
  return (error, title) => {
    const isRefused = isApiError(error) && error.body?.code === 'prompt_refused'
    notify.error(title, { description: isRefused ? t('scenarios.refused') : textOf(error) })
  }
}
