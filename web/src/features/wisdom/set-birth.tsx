import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { BirthDialog, readerZone, usePutBirthProfileMutation } from '@/features/birth-profile'
import { useFormat } from '@/i18n/format'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Section } from './section'

/**
 * Asks once, for everything in the tab, what the readings of one’s own rest on: one tap where the
 * account knows the day, else the form.
 */
export function AskBirth({ date }: { date: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { id: userId } = useUser()
  const showError = useShowError()
  const [open, setOpen] = useState(false)
  const [putProfile, { isLoading }] = usePutBirthProfileMutation()
  const take = async () => {
    try {
      await putProfile({
        params: { userId },
        query: readerZone(),
        body: { birthDate: date },
      }).unwrap()
    } catch (error) {
      showError(error, t('birth.fromAccount.failed'))
    }
  }
  return (
    <Section title={t('birth.title')}>
      <p className="text-text-2">{t('birth.lead')}</p>
      {date !== '' && <p className="mt-3 text-lg font-semibold">{format.calendarDay(date)}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {date !== '' && (
          <Button busy={isLoading} onClick={() => void take()}>
            {t('wisdom.useBirth')}
          </Button>
        )}
        <Button variant={date === '' ? 'primary' : 'secondary'} onClick={() => setOpen(true)}>
          {t('birth.set')}
        </Button>
      </div>
      {open && <BirthDialog onClose={() => setOpen(false)} />}
    </Section>
  )
}

/** Opens the form of what is kept, to change it. */
export function EditBirth() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {t('birth.edit')}
      </Button>
      {open && <BirthDialog onClose={() => setOpen(false)} />}
    </>
  )
}
