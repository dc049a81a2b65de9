import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useAppDispatch } from '@/store/root-reducer'
import { Checkbox } from '@/ui/checkbox'

/** Whether the date of birth of an account is for its stars, too: what asks, and what keeps it. */
export function useStarsChoice() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const showError = useShowError()
  const [wanted, setWanted] = useState(false)
  return {
    wanted,
    ask: (
      <Checkbox
        label={t('birth.fromAccount.use')}
        hint={t('birth.fromAccount.hint')}
        checked={wanted}
        onCheckedChange={setWanted}
      />
    ),
    /** For who is signed in now; a failure is shown, and the account is there all the same. */
    keep: async (birthDate: string) => {
      if (!wanted) return
      try {
        const { keepStars } = await import('./keep-stars')
        await dispatch(keepStars(birthDate))
      } catch (error) {
        showError(error, t('birth.fromAccount.failed'))
      }
    },
  }
}
