import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { refreshUser } from '@/session/session-flow'
import { useAppDispatch } from '@/store/root-reducer'
import { notify } from '@/ui/toast'
import { useRevokeDeletionMutation } from './deletion-api'

/** Takes a deletion back, and says so. */
export function useKeepAccount(): { keep: () => Promise<void>; keeping: boolean } {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const showError = useShowError()
  const [revoke, { isLoading }] = useRevokeDeletionMutation()
  const keep = async () => {
    try {
      await revoke().unwrap()
      notify.success(t('deletion.kept'))
    } catch (error) {
      showError(error, t('deletion.keepFailed'))
    }
    void dispatch(refreshUser())
  }
  return { keep, keeping: isLoading }
}
