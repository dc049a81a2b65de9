import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/ui/toast'
import { codeOf, isCrisis, useFailureText } from './failure-text'
import type { Making } from './use-avatar-making'

/**
 * Tells by a notice that a picture is made, or why not; what was refused for want of
 * credits has a dialog, and to whoever may be in danger help is shown instead.
 */
export function useMakingNotices(making: Making, made: string): void {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const told = useRef<Making | null>(null)
  useEffect(() => {
    if (told.current === making) return
    told.current = making
    if (making.step === 'made') notify.success(made)
    else if (
      making.step === 'failed' &&
      codeOf(making.failure) !== 'quota_exceeded' &&
      !isCrisis(making.failure)
    )
      notify.error(t('avatars.failed.generate.title'), {
        description: failureText(making.failure, t('avatars.failed.generate.text')),
      })
  }, [making, made, t, failureText])
}
