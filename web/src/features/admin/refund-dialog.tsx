import type { creditShares, OfficePayment } from '@lumen/contracts/billing/office-schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Segments } from '@/ui/segments'
import { usePreviewOfficeRefundQuery, useRefundPaymentMutation } from './ledger-api'
import { ReasonField } from './reason-field'
import { Answer } from './section'
import { useAct } from './use-act'
import { useItemName } from './use-item-name'

type Share = (typeof creditShares)[number]

/** Gives a payment back, in whole or in part, with a reason; shows before what that does. */
export function RefundDialog({
  payment: { id, kind, item, amountCents, refundedCents },
  onClose,
}: {
  payment: OfficePayment
  onClose: () => void
}) {
  const { t, i18n } = useTranslation()
  const money = createMoney(i18n.language)
  const nameOf = useItemName()
  const left = amountCents - refundedCents
  // A repeated press asks for the same once.
  const [requestId] = useState(() => crypto.randomUUID())
  const [dollars, setDollars] = useState((left / 100).toFixed(2))
  const [credits, setCredits] = useState<Share>('take')
  const [reason, setReason] = useState('')
  const [refund, { isLoading }] = useRefundPaymentMutation()
  const act = useAct()
  const cents = Math.round(Number(dollars) * 100)
  const fits = Number.isSafeInteger(cents) && cents >= 1 && cents <= left
  const most = t('adminPayments.refund.most', { sum: money(left / 100) })

  const send = async () => {
    const body = { id: requestId, cents, credits, refundedCents, reason: reason.trim() }
    const asked = refund({ params: { paymentId: id }, body }).unwrap()
    const { pending } = await asked.catch(() => ({ pending: false }))
    const done = t(pending ? 'adminPayments.refund.pending' : 'adminPayments.refund.done')
    if (await act(asked, done)) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('adminPayments.refund.title')}
      description={`${nameOf(kind, item)} · ${money(amountCents / 100)}`}
    >
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Field label={t('adminPayments.refund.amount')} hint={most} error={fits ? undefined : most}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0.01"
              max={(left / 100).toFixed(2)}
              required
              value={dollars}
              onChange={(event) => setDollars(event.target.value)}
            />
          )}
        </Field>
        <Segments
          label={t('adminPayments.refund.credits')}
          value={credits}
          onValueChange={(share) => setCredits(share as Share)}
          items={(['take', 'keep'] as const).map((share) => ({
            id: share,
            label: t(`adminPayments.refund.${share}`),
          }))}
        />
        {fits && <Effect paymentId={id} cents={cents} credits={credits} />}
        <ReasonField value={reason} onChange={setReason} />
        <Button
          type="submit"
          variant="danger"
          busy={isLoading}
          disabled={!fits || reason.trim() === ''}
        >
          {t('adminPayments.refund.confirm', { sum: money((fits ? cents : 0) / 100) })}
        </Button>
      </form>
    </Dialog>
  )
}

/** What the refund would do, as billing reckons it. */
function Effect({ paymentId, ...part }: { paymentId: string; cents: number; credits: Share }) {
  const { t } = useTranslation()
  const format = useFormat()
  const preview = usePreviewOfficeRefundQuery({ params: { paymentId }, query: part })
  return (
    <Answer query={{ ...preview, data: preview.currentData }}>
      {({ creditsTaken, creditsOwed, endsPlan }) => (
        <ul className="grid gap-1 rounded-3 bg-surface-2 p-4 text-small text-text-2">
          <li>{t('adminPayments.refund.taken', { n: format.number(creditsTaken) })}</li>
          {creditsOwed > 0 && (
            <li className="text-warn">
              {t('adminPayments.refund.owed', { n: format.number(creditsOwed) })}
            </li>
          )}
          {endsPlan && <li className="text-warn">{t('adminPayments.refund.endsPlan')}</li>}
        </ul>
      )}
    </Answer>
  )
}
