import { billingLimits } from '@lumen/contracts/billing/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { notify } from '@/ui/toast'
import { useAdjustCreditsMutation } from './ledger-api'

/** Gives credits to an account or takes some, for the reason that is written above. */
export function CreditsForm({
  userId,
  reason,
  onDone,
}: {
  userId: string
  reason: string
  onDone: () => void
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [count, setCount] = useState('')
  // Pressed again after a lost answer it asks for the same once; what is typed anew is a new deed.
  const [id, setId] = useState(() => crypto.randomUUID())
  const [adjust, { isLoading }] = useAdjustCreditsMutation()
  const credits = Number(count)
  const fits = Number.isInteger(credits) && credits >= 1 && credits <= billingLimits.adjustedCredits
  const send = async (sign: 1 | -1) => {
    try {
      const body = { id, credits: sign * credits, reason }
      const { balance } = await adjust({ params: { userId }, body }).unwrap()
      notify.success(t('adminPayments.credits.done', { n: format.number(balance) }))
      setCount('')
      setId(crypto.randomUUID())
      onDone()
    } catch (error) {
      showError(error, t('admin.failed'))
    }
  }
  const disabled = isLoading || !fits || reason === ''
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3">
      <legend className="sr-only">{t('adminPayments.credits.heading')}</legend>
      <Field label={t('adminPayments.credits.heading')} hint={t('adminPayments.credits.hint')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={billingLimits.adjustedCredits}
            value={count}
            onChange={(event) => {
              setCount(event.target.value)
              setId(crypto.randomUUID())
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" disabled={disabled} onClick={() => void send(1)}>
          {t('adminPayments.credits.give')}
        </Button>
        <Button variant="secondary" disabled={disabled} onClick={() => void send(-1)}>
          {t('adminPayments.credits.take')}
        </Button>
      </div>
    </fieldset>
  )
}
