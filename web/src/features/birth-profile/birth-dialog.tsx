import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import { useForgetBirthProfileMutation, usePutBirthProfileMutation } from './birth-api'
import { BirthForm } from './birth-form'
import { birthDataOf, type BirthValues } from './birth-values'
import { readerZone } from './reader-zone'
import { useBirthSubmit } from './use-birth-submit'
import { useOwnBirth } from './use-own-birth'

/** The birth profile in a window: entered once, changed here. */
export function BirthDialog({ onClose, onSaved }: { onClose: () => void; onSaved?: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const { id: userId } = useUser()
  const { profile, known, isLoading } = useOwnBirth()
  const [putProfile, { isLoading: saving }] = usePutBirthProfileMutation()
  const { refusal, submit } = useBirthSubmit()

  const save = (values: BirthValues) =>
    submit(async () => {
      await putProfile({
        params: { userId },
        query: readerZone(),
        body: birthDataOf(values),
      }).unwrap()
      notify.success(t('birth.saved'))
      onSaved?.()
      onClose()
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('birth.title')}
      description={t('birth.lead')}
      footer={
        <>
          {profile !== null && <Forget onForgotten={onClose} />}
          <Button
            type="submit"
            form={formId}
            busy={saving}
            disabled={isLoading}
            className="self-end"
          >
            {t('birth.submit')}
          </Button>
        </>
      }
    >
      {isLoading ? (
        <div className="grid gap-5">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-18" />
          ))}
        </div>
      ) : (
        <BirthForm
          id={formId}
          initial={known}
          refusal={refusal}
          onSubmit={(values) => void save(values)}
        />
      )}
    </Dialog>
  )
}

/** Forgets what is kept, after a second press that says what goes with it. */
function Forget({ onForgotten }: { onForgotten: () => void }) {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const showError = useShowError()
  const [asked, setAsked] = useState(false)
  const [forgetProfile, { isLoading }] = useForgetBirthProfileMutation()
  const forget = async () => {
    try {
      await forgetProfile({ params: { userId } }).unwrap()
      notify.success(t('birth.forgotten'))
      onForgotten()
    } catch (error) {
      showError(error)
    }
  }
  return (
    <div className="mr-auto grid gap-1.5">
      <p role="status" className="text-small text-text-2 empty:hidden">
        {asked ? t('birth.forgetAsk') : ''}
      </p>
      <Button
        variant={asked ? 'danger' : 'dangerSecondary'}
        busy={isLoading}
        className="justify-self-start"
        onClick={() => (asked ? void forget() : setAsked(true))}
      >
        {t(asked ? 'birth.forgetYes' : 'birth.forget')}
      </Button>
    </div>
  )
}
