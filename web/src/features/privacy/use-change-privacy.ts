import type { PrivacyChange } from '@lumen/contracts/auth/privacy'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { notify } from '@/ui/toast'
import { useChangePrivacyMutation } from './privacy-api'

/** Changes one field; while it is kept, nothing else can be changed. */
export function useChangePrivacy() {
  const { t } = useTranslation()
  const showError = useShowError()
  const [change, { isLoading, originalArgs }] = useChangePrivacyMutation({
    fixedCacheKey: 'privacy',
  })
  return {
    saving: isLoading,
    /** Whether it is this field that is being kept. */
    saves: (field: keyof PrivacyChange) =>
      isLoading && originalArgs?.body !== undefined && field in originalArgs.body,
    change: async (body: PrivacyChange) => {
      try {
        await change({ body }).unwrap()
        notify.success(t('settings.saved'))
      } catch (error) {
        showError(error, t('privacy.changeFailed'))
      }
    },
  }
}
