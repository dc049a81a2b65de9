import type { AnnouncementDraft, AnnouncementRecord } from '@lumen/contracts/announcements/schema'
import type { Language } from '@lumen/contracts/languages'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { AnnouncementNotice } from '@/features/announcements'
import { languageOptions, tagOf } from '@/i18n/languages'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import { Textarea } from '@/ui/textarea'
import { notify } from '@/ui/toast'
import { useLeaveGuard } from '@/ui/use-leave-guard'
import { useSaveAnnouncementMutation } from './publish-api'

const longest = { title: 80, text: 400, link: 300 }
const planIds = ['free', 'basic', 'premium', 'enterprise'] as const

type Words = { title: string; text: string }
const empty: Words = { title: '', text: '' }
const isWritten = (words: Words | undefined): words is Words =>
  words !== undefined && words.title.trim() !== '' && words.text.trim() !== ''

/** A moment as the platform’s field for it takes it: local, to the minute. */
function asLocal(moment: string): string {
  const at = new Date(moment)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const fresh = (): AnnouncementDraft => ({
  words: {},
  fallback: 'zh',
  link: null,
  beginsAt: new Date().toISOString(),
  endsAt: null,
  audience: 'all',
  plans: [],
  onStatus: false,
  version: 0,
})

/** Writes or changes an announcement, in as many languages as one likes; beside it how it will look. */
export function AnnouncementForm({
  record,
  onDone,
}: {
  /** null: a new one. */
  record: AnnouncementRecord | null
  onDone: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [id] = useState(() => record?.id ?? crypto.randomUUID())
  const [before] = useState<AnnouncementDraft>(() => {
    if (record === null) return fresh()
    const { id: _id, ...known } = record
    return known
  })
  const [draft, setDraft] = useState(before)
  const { question } = useLeaveGuard(draft !== before, { byHash: true })
  const [language, setLanguage] = useState<Language>('zh')
  const [save, { isLoading }] = useSaveAnnouncementMutation()
  const change = (part: Partial<AnnouncementDraft>) => setDraft((now) => ({ ...now, ...part }))
  const { words, fallback, link, beginsAt, endsAt, audience, plans, onStatus } = draft
  const current = words[language] ?? empty
  const write = (part: Partial<Words>) =>
    change({ words: { ...words, [language]: { ...current, ...part } } })
  const written = languageOptions.filter(({ code }) => isWritten(words[code]))
  const standIn = isWritten(words[fallback]) ? fallback : written[0]?.code
  const seen = isWritten(words[language]) ? language : standIn
  const ready =
    standIn !== undefined && (audience !== 'plans' || plans.length > 0) && beginsAt !== ''

  const send = async () => {
    if (standIn === undefined) return
    const kept = Object.fromEntries(written.map(({ code }) => [code, words[code]]))
    try {
      const body = { ...draft, words: kept, fallback: standIn }
      await save({ params: { id }, body }).unwrap()
      notify.success(t('adminPublish.announcements.saved'))
      onDone()
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-4 bg-surface-2 p-5"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field
        label={t('adminPublish.language')}
        hint={t('adminPublish.announcements.languageHint')}
        className="max-w-sm"
      >
        {(control) => (
          <Select
            {...control}
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {languageOptions.map(({ code, name }) => (
              <option key={code} value={code}>
                {isWritten(words[code]) ? `${name} ✓` : name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('adminPublish.title')}>
        {(control) => (
          <Input
            {...control}
            lang={tagOf(language)}
            maxLength={longest.title}
            value={current.title}
            onChange={(event) => write({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('adminPublish.announcements.text')}
        hint={t('adminPublish.announcements.textHint')}
      >
        {(control) => (
          <Textarea
            {...control}
            lang={tagOf(language)}
            rows={3}
            maxLength={longest.text}
            value={current.text}
            onChange={(event) => write({ text: event.target.value })}
          />
        )}
      </Field>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {written.length > 1 && (
          <Field
            label={t('adminPublish.announcements.fallback')}
            hint={t('adminPublish.announcements.fallbackHint')}
          >
            {(control) => (
              <Select
                {...control}
                value={standIn}
                onChange={(event) => change({ fallback: event.target.value as Language })}
              >
                {written.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field
          label={t('adminPublish.announcements.link')}
          hint={t('adminPublish.announcements.linkHint')}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={longest.link}
              pattern="(/(?![\/\\])|https:\/\/)\S*"
              value={link ?? ''}
              onChange={({ target }) => change({ link: target.value || null })}
            />
          )}
        </Field>
        <Field label={t('adminPublish.announcements.beginsAt')}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              required
              value={beginsAt === '' ? '' : asLocal(beginsAt)}
              onChange={({ target }) =>
                change({ beginsAt: target.value && new Date(target.value).toISOString() })
              }
            />
          )}
        </Field>
        <Field
          label={t('adminPublish.announcements.endsAt')}
          hint={t('adminPublish.announcements.endsAtHint')}
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              min={beginsAt === '' ? undefined : asLocal(beginsAt)}
              value={endsAt === null ? '' : asLocal(endsAt)}
              onChange={({ target }) =>
                change({ endsAt: target.value ? new Date(target.value).toISOString() : null })
              }
            />
          )}
        </Field>
      </div>
      <Segments
        label={t('adminPublish.announcements.for')}
        className="max-w-xl max-sm:[&>div]:grid-flow-row"
        value={audience}
        onValueChange={(next) =>
          change({ audience: next as AnnouncementDraft['audience'], plans: [] })
        }
        items={(['all', 'signed-in', 'plans'] as const).map((each) => ({
          id: each,
          label: t(`adminPublish.announcements.audience.${each}`),
        }))}
      />
      {audience === 'plans' && (
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="text-small font-semibold text-text-2">
            {t('adminPublish.announcements.audience.plans')}
          </legend>
          {planIds.map((plan) => (
            <Checkbox
              key={plan}
              label={t(`session.tier.${plan}`)}
              checked={plans.includes(plan)}
              onCheckedChange={(on) =>
                change({ plans: on ? [...plans, plan] : plans.filter((each) => each !== plan) })
              }
            />
          ))}
        </fieldset>
      )}
      <Checkbox
        label={t('adminPublish.announcements.onStatus')}
        hint={t('adminPublish.announcements.onStatusHint')}
        checked={onStatus}
        onCheckedChange={(on) => change({ onStatus: on })}
      />
      {seen !== undefined && (
        <div className="grid gap-1.5">
          <p className="text-small font-semibold text-text-2">{t('adminPublish.preview')}</p>
          <div className="overflow-hidden rounded-3 border border-line">
            <AnnouncementNotice announcement={{ ...words[seen]!, link, language: seen }} />
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isLoading} disabled={!ready}>
          {t('adminPublish.publish')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('app.action.cancel')}
        </Button>
      </div>
      {question}
    </form>
  )
}
