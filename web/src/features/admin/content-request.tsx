import { accessGrounds, type AccessGround } from '@lumen/contracts/admin/limits'
import type { ContentAccess } from '@lumen/contracts/admin/office-schema'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallReply } from '@/api/call'
import { useErrorText } from '@/api/use-error-text'
import { useFreshSignIn } from '@/features/settings'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { useListTalksQuery, useOpenContentMutation } from './admin-api'
import { ReasonField } from './reason-field'
import { Answer } from './section'

/** Which conversation, and why. */
export function ContentRequest(props: {
  userId: string
  onOpened: (access: ContentAccess) => void
  onEnd: () => void
}) {
  const { t } = useTranslation()
  const talks = useListTalksQuery(
    { params: { userId: props.userId } },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Answer query={talks}>
      {({ talks: found, noticeHoldDays }) =>
        found.length === 0 ? (
          <p className="text-text-2">{t('adminCare.content.none')}</p>
        ) : (
          <RequestForm {...props} talks={found} noticeHoldDays={noticeHoldDays} />
        )
      }
    </Answer>
  )
}

type Talks = CallReply<'GET /api/admin/users/:userId/talks'>

function RequestForm({
  userId,
  talks,
  noticeHoldDays,
  onOpened,
  onEnd,
}: Talks & Parameters<typeof ContentRequest>[0]) {
  const { t } = useTranslation()
  const format = useFormat()
  const errorText = useErrorText()
  const withFreshSignIn = useFreshSignIn()
  const [open, { isLoading }] = useOpenContentMutation()
  const [companionId, setCompanionId] = useState(talks[0]?.companionId ?? '')
  const [ground, setGround] = useState<AccessGround>('abuse-report')
  const [reason, setReason] = useState('')
  const [hold, setHold] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const mayHold = noticeHoldDays > 0 && ground === 'legal-demand'
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(null)
    const body = {
      id: crypto.randomUUID(),
      companionId,
      ground,
      reason: reason.trim(),
      holdNotice: mayHold && hold,
    }
    try {
      const access = await withFreshSignIn(() => open({ params: { userId }, body }).unwrap())
      if (access !== null) onOpened(access)
    } catch (error) {
      setFailure(errorText(error))
    }
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface-2 p-4"
      onSubmit={(event) => void ask(event)}
    >
      <Field label={t('adminCare.content.talk')}>
        {(control) => (
          <Select
            {...control}
            value={companionId}
            onChange={(event) => setCompanionId(event.target.value)}
          >
            {talks.map((talk) => (
              <option key={talk.companionId} value={talk.companionId}>
                {t(talk.hidden ? 'adminCare.content.hiddenTalk' : 'adminCare.content.oneTalk', {
                  date: format.date(talk.createdAt),
                  messages: format.number(talk.messages),
                })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('adminCare.content.ground')}>
        {(control) => (
          <Select
            {...control}
            value={ground}
            onChange={(event) => setGround(event.target.value as AccessGround)}
          >
            {accessGrounds.map((each) => (
              <option key={each} value={each}>
                {t(`adminCare.ground.${each}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ReasonField value={reason} onChange={setReason} hint={t('adminCare.content.reasonHint')} />
      {mayHold && (
        <Checkbox
          label={t('adminCare.content.hold')}
          hint={t('adminCare.content.holdHint', { days: format.number(noticeHoldDays) })}
          checked={hold}
          onCheckedChange={setHold}
        />
      )}
      <Alert text={failure} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isLoading} disabled={reason.trim() === ''}>
          {t('adminCare.content.open')}
        </Button>
        <Button variant="ghost" disabled={isLoading} onClick={onEnd}>
          {t('adminCare.inbox.cancel')}
        </Button>
      </div>
    </form>
  )
}
