import { chatLimits } from '@lumen/contracts/chat/limits'
import type { FoundTalk, TalkImport } from '@lumen/contracts/chat/imports'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useListCompanionsQuery } from '@/features/companion-data'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { useStartTalkImportMutation } from './talk-imports-api'

/** What was found in a file: which talk to take, what it is like, and whose it becomes. */
export function FoundTalks({
  found,
  onForget,
  onClose,
}: {
  found: TalkImport
  onForget: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const formId = useId()
  const showError = useShowError()
  const [start, { isLoading }] = useStartTalkImportMutation()
  const { data: companions = [] } = useListCompanionsQuery()
  const [key, setKey] = useState(found.talks[0]?.key ?? '')
  const [companionId, setCompanionId] = useState('')
  const talk = found.talks.find((each) => each.key === key)
  const [written, setName] = useState<string | null>(null)
  const name = written ?? (talk?.companion || talk?.title.slice(0, chatLimits.companionName)) ?? ''
  const take = async () => {
    const where = companionId === '' ? { name } : { companionId }
    try {
      await start({ importId: found.id, talk: key, ...where }).unwrap()
    } catch (error) {
      showError(error, t('talkImport.failed'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('talkImport.title')}
      footer={
        <>
          <Button variant="ghost" disabled={isLoading} onClick={onForget}>
            {t('talkImport.another')}
          </Button>
          <Button type="submit" form={formId} busy={isLoading}>
            {t('talkImport.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void take()
        }}
      >
        {found.talks.length > 1 && (
          <Field
            label={t('talkImport.talk')}
            {...(found.talksBeyond > 0 && {
              hint: t('talkImport.beyond', { count: found.talksBeyond }),
            })}
          >
            {(control) => (
              <Select {...control} value={key} onChange={({ target }) => setKey(target.value)}>
                {found.talks.map((each) => (
                  <option key={each.key} value={each.key}>
                    {each.title || each.companion || each.lines[0]?.text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {talk !== undefined && <TalkPreview talk={talk} />}
        <Field label={t('talkImport.where')}>
          {(control) => (
            <Select
              {...control}
              value={companionId}
              onChange={({ target }) => setCompanionId(target.value)}
            >
              <option value="">{t('talkImport.newCompanion')}</option>
              {companions.map((companion) => (
                <option key={companion.id} value={companion.id}>
                  {companion.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {companionId === '' ? (
          <Field label={t('talkImport.name')}>
            {(control) => (
              <Input
                {...control}
                required
                value={name}
                maxLength={chatLimits.companionName}
                autoComplete="off"
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
        ) : (
          <p className="text-small text-text-2">{t('talkImport.onlyEmpty')}</p>
        )}
      </form>
    </Dialog>
  )
}

function TalkPreview({ talk }: { talk: FoundTalk }) {
  const { t } = useTranslation()
  const format = useFormat()
  const day = (at: string | null) => (at === null ? null : format.date(at))
  const [first, last] = [day(talk.first), day(talk.last)]
  const companion = talk.companion || t('talkImport.companion')
  return (
    <section aria-label={t('talkImport.preview')} className="grid gap-3">
      <p className="text-small text-text-2">
        {t('talkImport.count', { count: talk.messages })}
        {first !== null && ` · ${first === last ? first : `${first} – ${last}`}`}
      </p>
      <dl className="grid gap-2 rounded-3 bg-surface-2 px-4 py-3">
        {talk.lines.map(({ fromUser, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they stay as they are
          <div key={index} className="grid">
            <dt className="text-small font-semibold text-text-2">
              {fromUser ? t('talkImport.you') : companion}
            </dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <Alert
        tone="info"
        text={
          talk.cut === 0
            ? null
            : t('talkImport.cut', {
                count: talk.cut,
                limit: format.number(chatLimits.messageLength),
              })
        }
      />
    </section>
  )
}
