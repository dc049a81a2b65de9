import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '@/api/use-error-text'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import { useGetBirthProfileQuery, usePutBirthProfileMutation } from './birth-api'
import { BirthForm, type BirthRefusal } from './birth-form'
import { birthRefusalOf } from './birth-refusal'
import { birthDataOf, birthValuesOf, emptyBirth, type BirthValues } from './birth-values'
import { readerZone } from './reader-zone'

/** The birth profile in a window: entered once, changed here. */
export function BirthDialog({ onClose, onSaved }: { onClose: () => void; onSaved?: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const { id: userId } = useUser()
  const errorText = useErrorText()
  const { data, isLoading } = useGetBirthProfileQuery({ params: { userId } })
  const [putProfile, { isLoading: saving }] = usePutBirthProfileMutation()
  const [refusal, setRefusal] = useState<BirthRefusal | null>(null)

  const save = async (values: BirthValues) => {
    setRefusal(null)
    try {
      await putProfile({
        params: { userId },
        query: readerZone(),
        body: birthDataOf(values),
      }).unwrap()
      notify.success(t('birth.saved'))
      onSaved?.()
      onClose()
    } catch (error) {
      setRefusal(birthRefusalOf(error, errorText))
    }
  }
  const profile = data?.profile ?? null
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('birth.title')}
      description={t('birth.lead')}
      footer={
        <Button type="submit" form={formId} busy={saving} disabled={isLoading}>
          {t('birth.submit')}
        </Button>
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
          initial={profile === null ? emptyBirth : birthValuesOf(profile)}
          refusal={refusal}
          onSubmit={(values) => void save(values)}
        />
      )}
    </Dialog>
  )
}
