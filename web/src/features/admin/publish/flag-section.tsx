import type { FlagSetting } from '@lumen/contracts/flags/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Segments } from '@/ui/segments'
import { Slider } from '@/ui/slider'
import { notify } from '@/ui/toast'
import { Answer, Section } from '../section'
import { useListFlagsQuery, useSetFlagMutation } from './publish-api'

type State = 'default' | 'on' | 'off' | 'share'

const stateOf = (percent: number | null): State =>
  percent === null ? 'default' : percent === 100 ? 'on' : percent === 0 ? 'off' : 'share'

/** What may be switched while everything runs. */
export function FlagSection() {
  const { t } = useTranslation()
  const flags = useListFlagsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Section name={t('adminPublish.flags.heading')}>
      <p className="max-w-2xl text-text-2">{t('adminPublish.flags.lead')}</p>
      <Answer query={flags}>
        {(list) => (
          <ul className="grid gap-4">
            {list.map((flag) => (
              <FlagCard key={`${flag.key} ${flag.revision}`} flag={flag} />
            ))}
          </ul>
        )}
      </Answer>
    </Section>
  )
}

/** One switch; it is thrown with a reason. */
function FlagCard({ flag }: { flag: FlagSetting }) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const { key, percent, perAccount, revision, changedAt } = flag
  const [state, setState] = useState(stateOf(percent))
  const [share, setShare] = useState(stateOf(percent) === 'share' ? percent! : 10)
  const [reason, setReason] = useState('')
  const [set, { isLoading }] = useSetFlagMutation()
  const wanted = { default: null, on: 100, off: 0, share }[state]
  const now = percent ?? (flag.default ? 100 : 0)
  const states: readonly State[] = [
    'default',
    'on',
    'off',
    ...(perAccount ? ['share' as const] : []),
  ]
  const save = async () => {
    try {
      const body = { percent: wanted, revision, reason: reason.trim() }
      await set({ params: { key }, body }).unwrap()
      notify.success(t('adminPublish.flags.saved'))
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  const name = t(`adminPublish.flags.${key}.name`)
  return (
    <li className="grid gap-4 rounded-4 border border-line bg-surface p-5 shadow-1">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="font-bold">{name}</h3>
          <Badge tone={now === 100 ? 'ok' : now === 0 ? 'danger' : 'warn'}>
            {now === 100 || now === 0
              ? t(now === 100 ? 'adminPublish.flags.isOn' : 'adminPublish.flags.isOff')
              : t('adminPublish.flags.isShared', { share: format.percent(now / 100) })}
          </Badge>
        </div>
        <p className="text-text-2">{t(`adminPublish.flags.${key}.hint`)}</p>
        {changedAt !== null && (
          <p className="text-small text-text-3">
            {t('adminPublish.flags.changedAt', { time: format.dateTime(changedAt) })}
          </p>
        )}
      </div>
      <Segments
        label={name}
        hideLabel
        className="max-w-xl max-sm:[&>div]:grid-flow-row max-sm:[&>div]:grid-cols-2"
        value={state}
        onValueChange={(next) => setState(next as State)}
        items={states.map((id) => ({
          id,
          label:
            id === 'default'
              ? t(flag.default ? 'adminPublish.flags.defaultOn' : 'adminPublish.flags.defaultOff')
              : t(`adminPublish.flags.${id}`),
        }))}
      />
      {state === 'share' && (
        <div className="flex max-w-xl items-center gap-4">
          <Slider
            label={t('adminPublish.flags.shareOf')}
            value={share}
            min={1}
            max={99}
            onValueChange={setShare}
            format={(value) => format.percent(value / 100)}
          />
          <span className="w-14 text-end font-semibold tabular-nums">
            {format.percent(share / 100)}
          </span>
        </div>
      )}
      {wanted !== percent && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <Field label={t('admin.users.reason')} className="min-w-0 grow basis-64">
            {(control) => (
              <Input
                {...control}
                required
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            busy={isLoading}
            disabled={reason.trim() === ''}
            className="min-h-12"
          >
            {t('app.action.save')}
          </Button>
        </form>
      )}
    </li>
  )
}
