import type { Person } from '@lumen/contracts/fortune/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { notify } from '@/ui/toast'
import { useForgetPersonMutation } from './people-api'

/** Forgets somebody, after a second press that says what goes. */
export function ForgetPerson({
  person: { id: personId, name },
  onForgotten,
}: {
  person: Person
  onForgotten: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [asked, setAsked] = useState(false)
  const [forgetPerson, { isLoading }] = useForgetPersonMutation()
  const forget = async () => {
    try {
      await forgetPerson({ params: { personId } }).unwrap()
      notify.success(t('people.forgotten', { name }))
      onForgotten()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <div className="grid gap-1.5">
      <p role="status" className="text-small text-text-2 empty:hidden">
        {asked ? t('people.forgetAsk', { name }) : ''}
      </p>
      <Button
        variant={asked ? 'danger' : 'dangerSecondary'}
        busy={isLoading}
        className="justify-self-start"
        onClick={() => (asked ? void forget() : setAsked(true))}
      >
        {asked ? t('birth.forgetYes') : t('people.forget', { name })}
      </Button>
    </div>
  )
}
