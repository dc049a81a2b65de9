import type { Invoice, RefundPreview } from '@lumen/contracts/billing/payment-schema'
import { planRefundEveryDays, refundDays } from '@lumen/contracts/plans'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { notify } from '@/ui/toast'
import { FigureList } from '../figure-list'
import { useGetRefundPreviewQuery, useRefundMutation } from '../payment-api'

/** Says what a refund gives back, what goes and what ends with it, before it is asked for. */
export function RefundDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const textOf = useErrorText()
  const { data, error, isFetching, refetch } = useGetRefundPreviewQuery(
    { params: { paymentId: invoice.id } },
    { refetchOnMountOrArgChange: true },
  )
  const [refund, { isLoading }] = useRefundMutation()
  const run = async () => {
    if (data === undefined) return
    try {
      const body = { paymentId: invoice.id, expectedCents: data.refundCents }
      await refund({ body }).unwrap()
      notify.success(t('wallet.invoice.refund.done'), {
        description: t('wallet.invoice.refund.doneText'),
      })
      onClose()
    } catch (failure) {
      showError(failure, t('wallet.invoice.refund.failed'))
      // Credits may have been spent meanwhile.
      void refetch()
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('wallet.invoice.refund.title')}
      description={t('wallet.invoice.refund.text', { days: refundDays })}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.action.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={isLoading}
            disabled={isFetching || data === undefined || data.refundCents === 0}
            onClick={() => void run()}
          >
            {t('wallet.invoice.refund.confirm')}
          </Button>
        </>
      }
    >
      <div className="pb-2" aria-live="polite">
        {data !== undefined ? (
          <Figures preview={data} />
        ) : error !== undefined && !isFetching ? (
          <Alert text={textOf(error)} />
        ) : (
          <Skeleton className="h-36" />
        )}
      </div>
    </Dialog>
  )
}

function Figures({ preview }: { preview: RefundPreview }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const money = createMoney(i18n.language)
  const { refundCents, keptCents, creditsSpent, creditsTakenBack, debt, endsPlan } = preview
  return (
    <div className="grid gap-4">
      <FigureList
        rows={[
          ...(keptCents > 0
            ? [
                {
                  name: t('wallet.invoice.refund.kept', { credits: format.number(creditsSpent) }),
                  value: `−${money(keptCents / 100)}`,
                },
              ]
            : []),
          { name: t('wallet.invoice.refund.sum'), value: money(refundCents / 100), main: true },
          { name: t('wallet.invoice.refund.takenBack'), value: format.number(creditsTakenBack) },
        ]}
      />
      {endsPlan !== null && (
        <p className="flex items-start gap-2 rounded-2 bg-warn/12 px-3.5 py-2.5 text-warn">
          <CircleAlert aria-hidden className="mt-[.25em] size-4.5 shrink-0" />
          {t('wallet.invoice.refund.ends', { plan: t(`session.tier.${endsPlan}`) })}
        </p>
      )}
      <div className="grid gap-1.5 text-small text-text-2">
        {preview.payments > 1 && (
          <p>
            {t('wallet.invoice.refund.together', { days: refundDays, number: preview.payments })}
          </p>
        )}
        {endsPlan !== null && (
          <p>{t('wallet.invoice.refund.once', { every: planRefundEveryDays })}</p>
        )}
        {debt > 0 && <p>{t('wallet.invoice.refund.debt', { amount: format.number(debt) })}</p>}
        {refundCents === 0 && <p>{t('wallet.invoice.refund.nothing')}</p>}
      </div>
    </div>
  )
}
