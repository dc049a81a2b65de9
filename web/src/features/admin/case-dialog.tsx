import type {
  ModerationAction,
  ModerationCaseDetail,
} from '@lumen/contracts/admin/moderation-schema'
import { moderationActions } from '@lumen/contracts/admin/choices'
import { moderationLimits } from '@lumen/contracts/admin/limits'
import { contentRules } from '@lumen/contracts/content-rules'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Textarea } from '@/ui/textarea'
import { notify } from '@/ui/toast'
import { useDecideCaseMutation, useGetCaseQuery } from './admin-api'
import { DecisionLines } from './decision-lines'
import { Answer } from './section'

/** One report: what was reported, what is said of it, and the decision. */
export function CaseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation()
  const found = useGetCaseQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
  const kind = found.data?.kind
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={
        kind === undefined
          ? t('moderation.queue.heading')
          : t('moderation.queue.title', { kind: t(`moderation.kind.${kind}`) })
      }
      description={t('moderation.queue.lead')}
    >
      <Answer query={found}>
        {(report) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <Reported report={report} />
            {report.mayDecide ? (
              <DecisionForm key={report.version} report={report} onDone={onClose} />
            ) : (
              report.state === 'appealed' && (
                <p className="rounded-3 bg-surface-2 p-4 text-text-2">
                  {t('moderation.review.other')}
                </p>
              )
            )}
            {report.decisions.length > 0 && (
              <Part name={t('moderation.review.history')}>
                <DecisionLines decisions={report.decisions} />
              </Part>
            )}
          </div>
        )}
      </Answer>
    </Dialog>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h3 className="font-bold">{name}</h3>
    {children}
  </div>
)

const quoted = 'rounded-3 bg-surface-2 p-4 wrap-anywhere whitespace-pre-line'

function Reported({ report }: { report: ModerationCaseDetail }) {
  const { t } = useTranslation()
  const { content, words, appeal, reporterId, ownerId, reason } = report
  const { text, picture, madeBy } = content
  return (
    <>
      <Part name={t('moderation.review.content')}>
        {picture !== null && (
          <img
            src={`data:${picture.type};base64,${picture.data}`}
            alt={t('moderation.review.picture')}
            className="max-h-96 max-w-full justify-self-start rounded-3 border border-line"
          />
        )}
        {text !== null && text !== '' ? (
          <p className={quoted}>{text}</p>
        ) : (
          picture === null && <p className={quoted}>{t('moderation.review.noText')}</p>
        )}
        <p className="text-small wrap-anywhere text-text-3">
          {[
            madeBy === null
              ? null
              : t('moderation.review.madeBy', {
                  maker: madeBy === 'uploaded' ? t('moderation.review.uploaded') : madeBy,
                }),
            ownerId === null
              ? t('moderation.review.nobody')
              : t('moderation.review.owner', { id: ownerId }),
            t('moderation.review.reporter', { id: reporterId }),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </p>
      </Part>
      <Part name={t('moderation.mine.reported', { rule: t(`notifications.rule.${reason}`) })}>
        {words !== null && <p className={quoted}>{words}</p>}
      </Part>
      {appeal !== null && (
        <Part name={t('moderation.review.appeal')}>
          <p className={quoted}>{appeal.words}</p>
        </Part>
      )}
    </>
  )
}

function DecisionForm({ report, onDone }: { report: ModerationCaseDetail; onDone: () => void }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [action, setAction] = useState<ModerationAction>('keep')
  const [rule, setRule] = useState(report.reason)
  const [reason, setReason] = useState('')
  const [decide, { isLoading }] = useDecideCaseMutation()
  const { id, version, ownerId } = report
  // What comes with the product is in nobody's account.
  const actions = moderationActions.filter(
    (each) => ownerId !== null || each === 'keep' || each === 'remove',
  )
  const run = async () => {
    try {
      const body = { version, action, rule, reason: reason.trim() }
      await decide({ params: { id }, body }).unwrap()
      notify.success(t('moderation.review.done'))
      onDone()
    } catch (error) {
      showError(error, t('moderation.queue.failed'))
    }
  }
  return (
    <form
      className="grid gap-3 rounded-3 bg-surface-2 p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('moderation.review.action')}>
          {(control) => (
            <Select
              {...control}
              value={action}
              onChange={(event) =>
                setAction(actions.find((each) => each === event.target.value) ?? 'keep')
              }
            >
              {actions.map((each) => (
                <option key={each} value={each}>
                  {t(`moderation.action.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('moderation.review.rule')}>
          {(control) => (
            <Select
              {...control}
              value={rule}
              onChange={(event) =>
                setRule(contentRules.find((each) => each === event.target.value) ?? rule)
              }
            >
              {contentRules.map((each) => (
                <option key={each} value={each}>
                  {t(`notifications.rule.${each}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label={t('moderation.review.reason')} hint={t('moderation.review.reasonHint')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={moderationLimits.words}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        className="justify-self-start"
        variant={action === 'keep' ? 'primary' : 'danger'}
        busy={isLoading}
        disabled={reason.trim() === ''}
      >
        {t('moderation.review.decide')}
      </Button>
    </form>
  )
}
