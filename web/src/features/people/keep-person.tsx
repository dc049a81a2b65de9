import { fortuneLimits } from '@lumen/contracts/fortune/limits'
import { personRelations, type PersonRelation } from '@lumen/contracts/fortune/names'
import type { Person } from '@lumen/contracts/fortune/people'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { birthDataOf, readerZone, type BirthValues } from '@/features/birth-profile'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { notify } from '@/ui/toast'
import { ForgetPerson } from './forget-person'
import { useChangePersonMutation, useKeepPersonMutation } from './people-api'

/** Keeps somebody with the birth that the form around it holds, changes them, or forgets them. */
export function KeepPerson({
  person,
  values,
  send,
  onChange,
}: {
  /** Null: they are not kept yet. */
  person: Person | null
  values: BirthValues
  /** Runs what asks the server; what it refuses is told by the form. */
  send: (ask: () => Promise<unknown>) => Promise<boolean>
  /** What is kept from now on; null: nothing. */
  onChange: (person: Person | null) => void
}) {
  const { t } = useTranslation()
  const panel = useId()
  const [id] = useState(() => crypto.randomUUID())
  const [open, setOpen] = useState(false)
  const [tried, setTried] = useState(false)
  const [name, setName] = useState(person?.name ?? '')
  const [relation, setRelation] = useState<PersonRelation>(person?.relation ?? 'love')
  const [consent, setConsent] = useState(false)
  const [keep, keeping] = useKeepPersonMutation()
  const [change, changing] = useChangePersonMutation()
  const called = name.trim()
  const agreed = person !== null || consent

  const store = () => {
    const query = readerZone()
    const body = { name: called, relation, birth: birthDataOf(values) }
    return person === null
      ? keep({ query, body: { id, ...body, consent: true } }).unwrap()
      : change({ params: { personId: person.id }, query, body }).unwrap()
  }
  const save = () => {
    setTried(true)
    if (called === '' || !agreed || values.date === '') return
    void send(async () => {
      const kept = await store()
      notify.success(t('people.saved', { name: kept.name }))
      onChange(kept)
    })
  }
  const forgotten = () => {
    setConsent(false)
    setTried(false)
    onChange(null)
  }
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <Button
        variant="link"
        size="inline"
        aria-expanded={open}
        aria-controls={panel}
        className="justify-self-start text-start"
        onClick={() => setOpen(!open)}
      >
        {person === null ? t('people.keep') : t('people.edit', { name: person.name })}
      </Button>
      <div id={panel} hidden={!open} className="grid gap-4 [[hidden]]:hidden">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={t('people.name')}
            error={tried && called === '' ? t('people.nameMissing') : undefined}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={fortuneLimits.personName}
                value={name}
                onChange={({ target }) => setName(target.value)}
                onKeyDown={(event) => {
                  // Else it would compare.
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                  event.preventDefault()
                  save()
                }}
              />
            )}
          </Field>
          <Field label={t('people.relation')}>
            {(control) => (
              <Select
                {...control}
                value={relation}
                onChange={({ target }) => setRelation(target.value as PersonRelation)}
              >
                {personRelations.map((one) => (
                  <option key={one} value={one}>
                    {t(`people.relations.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {person === null && (
          <>
            <Checkbox
              label={t('people.consent')}
              hint={t('people.consentHint')}
              checked={consent}
              invalid={tried && !agreed}
              onCheckedChange={setConsent}
            />
            <Alert text={tried && !agreed ? t('people.consentMissing') : null} />
          </>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <Button
            variant="secondary"
            busy={keeping.isLoading || changing.isLoading}
            disabled={values.date === ''}
            onClick={save}
          >
            {t('birth.submit')}
          </Button>
          {person !== null && <ForgetPerson person={person} onForgotten={forgotten} />}
        </div>
      </div>
    </div>
  )
}
