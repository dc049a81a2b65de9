import type { Report } from '@lumen/contracts/admin/moderation-schema'
import { moderationLimits } from '@lumen/contracts/admin/limits'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Textarea } from '@/ui/textarea'
import { notify } from '@/ui/toast'
import { useAppealDecisionMutation } from './reports-api'

const tones = { open: 'soft', appealed: 'warn', decided: 'ok', final: 'neutral' } as const

/** One report: what it was for, what was decided and why, and the appeal against it. */
export function ReportCard({ report }: { report: Report }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { id, kind, reason, words, createdAt, state, decision, appeal, canAppeal } = report
  return (
    <li
      id={id}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-4 border border-line bg-surface p-5 shadow-1 target:border-ring"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="flex flex-wrap items-center gap-2 font-bold">
          {t(`moderation.kind.${kind}`)}
          <Badge tone={tones[state]}>{t(`moderation.state.${state}`)}</Badge>
        </h2>
        <time dateTime={createdAt} className="text-small text-text-3">
          {format.dateTime(createdAt)}
        </time>
      </div>
      <p className="text-text-2">
        {t('moderation.mine.reported', { rule: t(`notifications.rule.${reason}`) })}
      </p>
      {words !== null && <Quoted name={t('moderation.mine.words')} words={words} />}
      {decision !== null && (
        <div className="grid gap-1 rounded-3 bg-surface-2 p-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{t(`moderation.outcome.${decision.action}`)}</span>
            <time dateTime={decision.at} className="text-small text-text-3">
              {format.dateTime(decision.at)}
            </time>
          </p>
          {decision.action !== 'keep' && (
            <p className="text-small text-text-2">
              {t('moderation.mine.because', { rule: t(`notifications.rule.${decision.rule}`) })}
            </p>
          )}
          <p className="wrap-anywhere whitespace-pre-line">{decision.reason}</p>
        </div>
      )}
      {appeal !== null && <Quoted name={t('moderation.appeal.yours')} words={appeal.words} />}
      {canAppeal && <AppealForm id={id} />}
    </li>
  )
}

const Quoted = ({ name, words }: { name: string; words: string }) => (
  <div className="grid gap-1">
    <p className="text-small font-semibold text-text-2">{name}</p>
    <p className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">{words}</p>
  </div>
)

function AppealForm({ id }: { id: string }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [send, { isLoading }] = useAppealDecisionMutation()
  if (!open)
    return (
      <Button
        size="small"
        variant="secondary"
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Scale aria-hidden className="size-4" />
        {t('moderation.appeal.open')}
      </Button>
    )
  const run = async () => {
    try {
      await send({ params: { id }, body: { words: words.trim() } }).unwrap()
      notify.success(t('moderation.appeal.sent'))
    } catch (error) {
      showError(error, t('moderation.appeal.failed'))
    }
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <Field label={t('moderation.appeal.label')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={moderationLimits.words}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={isLoading} disabled={words.trim() === ''}>
          {t('moderation.appeal.send')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => setOpen(false)}>
          {t('app.action.cancel')}
        </Button>
      </div>
    </form>
  )
}
