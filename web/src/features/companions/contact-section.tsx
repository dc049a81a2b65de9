import type { ContactState, Hours } from '@lumen/contracts/chat/contact'
import { usualContact } from '@lumen/contracts/chat/usual-contact'
import { contactFault } from '@lumen/contracts/chat/contact-hours'
import { skipToken } from '@reduxjs/toolkit/query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useGetContactQuery } from '@/features/companion-data'
import { tagOf } from '@/i18n/languages'
import { Alert } from '@/ui/alert'
import { Chips } from '@/ui/chips'
import { ErrorState } from '@/ui/error-state'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Skeleton } from '@/ui/skeleton'
import { Switch } from '@/ui/switch'
import { FormSection } from './form-section'

type Props = {
  companionId: string
  /** What was entered so far; null: nothing yet. */
  entered: ContactState | null
  onChange: (contact: ContactState) => void
}

/** Whether and when a companion may write by itself: closed until asked for, off until turned on. */
export function ContactSection(props: Props) {
  const { t } = useTranslation()
  return (
    <FormSection title={t('companions.contact.title')} lead={t('companions.contact.lead')}>
      {() => <StoredContact {...props} />}
    </FormSection>
  )
}

function StoredContact({ companionId, entered, onChange }: Props) {
  const { t } = useTranslation()
  const asked = entered === null ? { params: { companionId } } : skipToken
  const { data, error, isFetching, refetch } = useGetContactQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  const contact = entered ?? (isFetching ? undefined : data)
  if (contact !== undefined) return <ContactFields contact={contact} onChange={onChange} />
  return error !== undefined && !isFetching ? (
    <ErrorState
      title={t('companions.contact.loadFailed')}
      error={error}
      onRetry={() => void refetch()}
    />
  ) : (
    <Skeleton className="h-48 rounded-2!" />
  )
}

/** 4 January 1970 was a Sunday. */
const dayNames = (language: string) => {
  const format = new Intl.DateTimeFormat(tagOf(language), { weekday: 'short', timeZone: 'UTC' })
  return (day: number) => format.format(new Date(Date.UTC(1970, 0, 4 + day)))
}
const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
const weekFromMonday = [1, 2, 3, 4, 5, 6, 0]

function ContactFields({
  contact,
  onChange,
}: {
  contact: ContactState
  onChange: Props['onChange']
}) {
  const { t, i18n } = useTranslation()
  const change = (part: Partial<ContactState>) => onChange({ ...contact, ...part })
  const { enabled, days, hours, quiet, unanswered } = contact
  const nameOf = dayNames(i18n.language)
  const fault = contactFault(contact)
  return (
    <>
      <Switch
        label={t('companions.contact.enabled')}
        checked={enabled}
        onCheckedChange={(next) => change({ enabled: next })}
      />
      {enabled && (
        <>
          <Chips
            label={t('companions.contact.days')}
            options={weekFromMonday.map((day) => ({ id: String(day), label: nameOf(day) }))}
            chosen={days.map(String)}
            onChange={(chosen) => change({ days: chosen.map(Number) })}
          />
          <HoursFields
            label={t('companions.contact.hours')}
            hint={t('companions.contact.zone', { zone: ownTimeZone() })}
            hours={hours}
            onChange={(next) => change({ hours: next })}
          />
          <Switch
            label={t('companions.contact.quiet')}
            hint={t('companions.contact.quietHint')}
            checked={quiet !== null}
            onCheckedChange={(on) => change({ quiet: on ? usualContact.quiet : null })}
          />
          {quiet !== null && (
            <HoursFields
              under
              label={t('companions.contact.quiet')}
              hours={quiet}
              onChange={(next) => change({ quiet: next })}
            />
          )}
          <Alert text={fault === null ? null : t(`companions.contact.${fault}`)} />
          <p className="text-small text-text-2">{t('companions.contact.limits')}</p>
          {unanswered > 0 && (
            <p className="text-small text-text-2">
              {t('companions.contact.waiting', { count: unanswered })}
            </p>
          )}
          <p className="text-small">
            <Link
              to="/settings#notifications"
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {t('companions.contact.ways')}
            </Link>
          </p>
        </>
      )}
    </>
  )
}

/** From when to when; a time that was cleared stays as it was. */
function HoursFields({
  label,
  hint,
  under = false,
  hours,
  onChange,
}: {
  label: string
  hint?: string
  /** It stands under a switch of that name. */
  under?: boolean
  hours: Hours
  onChange: (hours: Hours) => void
}) {
  const { t } = useTranslation()
  return (
    <fieldset className="grid gap-2">
      <legend className={under ? 'sr-only' : 'mb-2 font-medium'}>{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`companions.contact.${end}`)}>
            {(control) => (
              <Input
                {...control}
                type="time"
                value={hours[end]}
                onChange={({ target }) => {
                  if (target.value !== '') onChange({ ...hours, [end]: target.value.slice(0, 5) })
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {hint !== undefined && <p className="text-small text-text-3">{hint}</p>}
    </fieldset>
  )
}
