import { statusLimits } from '@lumen/contracts/admin/limits'
import type { Incident } from '@lumen/contracts/admin/schema'
import { incidentSeverities } from '@lumen/contracts/admin/choices'
import type { Language } from '@lumen/contracts/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Segments } from '@/ui/segments'
import { Textarea } from '@/ui/textarea'
import { useAddToIncidentMutation, useOpenIncidentMutation } from './admin-api'

/** What is wrong, for everybody on the status page; in the language of who writes it. */
export function IncidentForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useTranslation()
  const showError = useShowError()
  const [id] = useState(() => crypto.randomUUID())
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  const [severity, setSeverity] = useState<Incident['severity']>('minor')
  const [open, { isLoading }] = useOpenIncidentMutation()
  const send = async () => {
    try {
      const language = i18n.language as Language
      await open({ body: { id, title, description, severity, language } }).unwrap()
      onDone()
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  return (
    <form
      className="grid gap-4 rounded-4 bg-surface-2 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field label={t('admin.incident.title')}>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={statusLimits.incidentTitle}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('admin.incident.description')}>
        {(control) => (
          <Textarea
            {...control}
            required
            maxLength={statusLimits.incidentText}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <Segments
        label={t('admin.incident.severity')}
        className="max-w-md"
        value={severity}
        onValueChange={(next) => setSeverity(next as Incident['severity'])}
        items={incidentSeverities.map((each) => ({ id: each, label: t(`admin.incident.${each}`) }))}
      />
      <div className="flex gap-2.5">
        <Button type="submit" busy={isLoading}>
          {t('admin.incident.publish')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('app.action.cancel')}
        </Button>
      </div>
    </form>
  )
}

/** What is new of an incident, or that it is over. */
export function IncidentUpdateForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [message, setMessage] = useState('')
  const [add, { isLoading }] = useAddToIncidentMutation()
  const send = async (resolve: boolean) => {
    try {
      await add({ params: { id }, body: { message: message.trim(), resolve } }).unwrap()
      setMessage('')
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  const disabled = message.trim() === '' || isLoading
  return (
    <div className="grid gap-3">
      <Field label={t('admin.incident.update')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={statusLimits.incidentText}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="small"
          variant="secondary"
          disabled={disabled}
          onClick={() => void send(false)}
        >
          {t('admin.incident.add')}
        </Button>
        <Button size="small" disabled={disabled} onClick={() => void send(true)}>
          {t('admin.incident.resolve')}
        </Button>
      </div>
    </div>
  )
}
