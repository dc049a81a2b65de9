import { contactCategories, contactLimits } from '@lumen/contracts/admin/limits'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useSite } from '@/site/site-context'
import { siteCall } from '@/site/site-call'
import { siteErrorText } from '@/site/site-error-text'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { Textarea } from '@/ui/textarea'

type Values = {
  name: string
  email: string
  category: '' | (typeof contactCategories)[number]
  subject: string
  message: string
}

const empty: Values = { name: '', email: '', category: '', subject: '', message: '' }
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const categoryFromAddress = (): Values['category'] =>
  contactCategories.find(
    (category) => category === new URLSearchParams(globalThis.location.search).get('category'),
  ) ?? ''

export function ContactForm() {
  const { t } = useSiteText()
  const { language } = useSite()
  const [sent, setSent] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  /** The same message sent again, after a lost answer, is one message. */
  const clientId = useRef<string | null>(null)
  const { register, handleSubmit, formState, reset, setValue, control } = useForm<Values>({
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState
  const length = useWatch({ control, name: 'message' }).length

  useEffect(() => setValue('category', categoryFromAddress()), [setValue])
  useEffect(() => {
    if (sent !== null || failure !== null) outcome.current?.focus()
  }, [sent, failure])

  const required = (key: string) => ({
    validate: (value: string) => value.trim() !== '' || t(`contact.missing.${key}`),
  })
  const send = async ({ category, ...values }: Values) => {
    if (category === '') return
    setFailure(null)
    clientId.current ??= crypto.randomUUID()
    try {
      await siteCall('POST /api/contact', {
        body: { ...values, category, clientId: clientId.current, language },
      })
      clientId.current = null
      setSent(values.email)
      reset(empty)
    } catch (error) {
      console.error('The message could not be sent', error)
      setFailure(siteErrorText(t, error))
    }
  }

  if (sent !== null)
    return (
      <div
        ref={outcome}
        tabIndex={-1}
        role="status"
        className="grid content-start justify-items-start gap-3 self-start rounded-5 border border-line bg-surface p-8 shadow-1 outline-none"
      >
        <CircleCheck aria-hidden className="size-10 text-ok" />
        <h2 className="text-h2 font-bold">{t('contact.sent.name')}</h2>
        <p className="text-text-2">{t('contact.sent.text', { email: sent })}</p>
        <Button variant="secondary" className="mt-3" onClick={() => setSent(null)}>
          {t('contact.sent.again')}
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className="grid gap-5 self-start rounded-5 border border-line bg-surface p-6 shadow-1 md:p-8"
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      {failure !== null && (
        <div
          ref={outcome}
          tabIndex={-1}
          role="alert"
          className="rounded-2 border border-danger/40 bg-danger/8 p-4 outline-none"
        >
          <p className="font-semibold text-danger">{t('contact.failed.name')}</p>
          <p className="mt-1">{failure}</p>
          <p className="mt-1 text-small text-text-2">{t('contact.failed.text')}</p>
        </div>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('contact.field.name')} error={errors.name?.message}>
          {(given) => (
            <Input
              {...given}
              {...register('name', required('name'))}
              autoComplete="name"
              maxLength={contactLimits.name}
            />
          )}
        </Field>
        <Field label={t('contact.field.email')} error={errors.email?.message}>
          {(given) => (
            <Input
              {...given}
              {...register('email', {
                validate: (value) => email.test(value.trim()) || t('contact.missing.email'),
              })}
              type="email"
              autoComplete="email"
            />
          )}
        </Field>
      </div>
      <Field label={t('contact.field.category')} error={errors.category?.message}>
        {(given) => (
          <Select {...given} {...register('category', required('category'))}>
            <option value="">{t('contact.field.choose')}</option>
            {contactCategories.map((category) => (
              <option key={category} value={category}>
                {t(`contact.category.${category}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('contact.field.subject')} error={errors.subject?.message}>
        {(given) => (
          <Input
            {...given}
            {...register('subject', required('subject'))}
            maxLength={contactLimits.subject}
          />
        )}
      </Field>
      <Field
        label={t('contact.field.message')}
        error={errors.message?.message}
        aside={
          <span className="text-small text-text-3 tabular-nums">
            {length} / {contactLimits.message}
          </span>
        }
      >
        {(given) => (
          <Textarea
            {...given}
            {...register('message', required('message'))}
            rows={7}
            maxLength={contactLimits.message}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-small text-text-3">{t('contact.privacy')}</p>
        <Button type="submit" busy={isSubmitting}>
          {t(isSubmitting ? 'contact.sending' : 'contact.send')}
        </Button>
      </div>
    </form>
  )
}
