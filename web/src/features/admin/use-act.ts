import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { notify } from '@/ui/toast'

/** Waits for what was asked for and says what became of it; whether it was done. */
export function useAct(): (deed: Promise<unknown>, done: string) => Promise<boolean> {
  const { t } = useTranslation()
  const showError = useShowError()
  return async (deed, done) => {
    try {
      await deed
      notify.success(done)
      return true
    } catch (error) {
      showError(error, t('admin.failed'))
      return false
    }
  }
}
