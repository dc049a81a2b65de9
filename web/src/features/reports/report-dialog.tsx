import type { ReportKind } from '@lumen/contracts/admin/moderation-schema'
import { moderationLimits } from '@lumen/contracts/admin/limits'
import type { ContentRule } from '@lumen/contracts/moderation'
import { contentRules } from '@lumen/contracts/content-rules'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Textarea } from '@/ui/textarea'
import { notify } from '@/ui/toast'
import { useReportContentMutation } from './reports-api'

/** What is reported: a message or picture by its id, a template by its name. */
export type ReportTarget = { kind: ReportKind; targetId: string }

/** Asks what is wrong with something, and reports it once. */
export default function ReportDialog({
  target,
  onClose,
}: {
  target: ReportTarget
  onClose: () => void
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const showError = useShowError()
  const [reason, setReason] = useState<ContentRule | ''>('')
  const [words, setWords] = useState('')
  const [send, { isLoading }] = useReportContentMutation()
  // Sent again after a failure it is the same report.
  const id = useRef(crypto.randomUUID())

  const run = async () => {
    if (reason === '') return
    try {
      await send({ body: { id: id.current, ...target, reason, words: words.trim() } }).unwrap()
      notify.success(t('moderation.report.sent'), {
        description: t('moderation.report.sentText'),
        action: { label: t('moderation.report.show'), onClick: () => void navigate('/reports') },
      })
      onClose()
    } catch (error) {
      showError(error, t('moderation.report.failed'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('moderation.report.title')}
      description={t('moderation.report.lead')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button busy={isLoading} disabled={reason === ''} onClick={() => void run()}>
            {t('moderation.report.send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t('moderation.report.reason')}>
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={(event) =>
                setReason(contentRules.find((rule) => rule === event.target.value) ?? '')
              }
            >
              <option value="" disabled>
                {t('moderation.report.choose')}
              </option>
              {contentRules.map((rule) => (
                <option key={rule} value={rule}>
                  {t(`notifications.rule.${rule}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('moderation.report.words')} hint={t('moderation.report.wordsHint')}>
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
      </div>
    </Dialog>
  )
}
