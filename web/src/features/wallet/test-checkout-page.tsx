import type { Checkout } from '@lumen/contracts/billing/payment-schema'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { PageLoading } from '@/ui/page-loading'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { useActOnTestCheckoutMutation, useGetTestCheckoutQuery } from './payment-api'
import { useFollow } from './checkout/use-checkout'

/** The checkout without money, for machines where no payment provider is configured. */
export default function TestCheckoutPage() {
  const { t } = useTranslation()
  const { checkoutId = '' } = useParams()
  const { data, error, isFetching, refetch } = useGetTestCheckoutQuery(
    { params: { checkoutId } },
    { refetchOnMountOrArgChange: true },
  )
  const toWallet = (
    <Button asChild>
      <Link to="/wallet">{t('wallet.checkout.toWallet')}</Link>
    </Button>
  )
  if (isFetching && data === undefined)
    return <PageLoading title={t('wallet.checkout.test.title')} text={t('session.loading')} />
  if (data === undefined) {
    const missing = ['not_found', 'invalid_input'].includes(errorCodeOf(error) ?? '')
    return (
      <div className="grid min-h-full">
        <h1 className="sr-only">{t('wallet.checkout.test.title')}</h1>
        {missing ? (
          <EmptyState
            title={t('wallet.checkout.test.missing.title')}
            text={t('wallet.checkout.test.missing.text')}
            action={toWallet}
          />
        ) : (
          <ErrorState title={t('wallet.loadFailed')} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    )
  }
  if (data.status !== 'open')
    return (
      <div className="grid min-h-full">
        <h1 className="sr-only">{t('wallet.checkout.test.title')}</h1>
        <EmptyState
          title={t('wallet.checkout.test.over.title')}
          text={t('wallet.checkout.test.over.text')}
          action={toWallet}
        />
      </div>
    )
  return <Till checkout={data} />
}

function Till({ checkout }: { checkout: Checkout }) {
  const { t, i18n } = useTranslation()
  const follow = useFollow()
  const textOf = useErrorText()
  const name = useItemName(checkout)
  const [act] = useActOnTestCheckoutMutation()
  const [busy, setBusy] = useState<'pay' | 'decline' | 'abandon' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (action: 'pay' | 'decline' | 'abandon') => {
    setBusy(action)
    setProblem(null)
    try {
      const params = { checkoutId: checkout.id }
      follow((await act({ params, body: { action } }).unwrap()).url)
    } catch (failure) {
      setProblem(
        errorCodeOf(failure) === 'payment_declined'
          ? t('wallet.checkout.test.declined')
          : textOf(failure),
      )
    } finally {
      setBusy(null)
    }
  }
  return (
    <div className="grid min-h-full place-items-center px-4 py-8">
      <div className="w-full max-w-md overflow-hidden rounded-5 border-2 border-dashed border-warn bg-surface shadow-2">
        <p className="flex items-center gap-2.5 bg-[repeating-linear-gradient(-45deg,color-mix(in_oklab,var(--warn)_16%,transparent)_0_14px,color-mix(in_oklab,var(--warn)_7%,transparent)_14px_28px)] px-6 py-3 font-semibold text-warn">
          <FlaskConical aria-hidden className="size-5 shrink-0" />
          {t('wallet.checkout.test.badge')}
        </p>
        <div className="grid gap-5 p-6">
          <div>
            <h1 className="font-display text-h2 font-bold">{t('wallet.checkout.test.title')}</h1>
            <p className="mt-1 text-text-2">{t('wallet.checkout.test.text')}</p>
          </div>
          <h2 className="text-lg font-semibold">{name}</h2>
          <dl className="grid rounded-3 bg-surface-2 px-4">
            <div className="flex items-baseline justify-between gap-4 py-3">
              <dt className="text-text-2">{t('wallet.checkout.test.total')}</dt>
              <dd className="text-h3 font-bold tabular-nums">
                {createMoney(i18n.language)(checkout.amountCents / 100)}
              </dd>
            </div>
          </dl>
          <Alert text={problem} />
          <div className="grid gap-2.5">
            {(['pay', 'decline', 'abandon'] as const).map((action) => (
              <Button
                key={action}
                variant={
                  action === 'pay' ? 'primary' : action === 'decline' ? 'dangerSecondary' : 'ghost'
                }
                busy={busy === action}
                disabled={busy !== null && busy !== action}
                onClick={() => void run(action)}
              >
                {t(`wallet.checkout.test.${action}`)}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** What is being bought, by name. */
function useItemName({ kind, item, interval, credits }: Checkout): string {
  const { t } = useTranslation()
  const format = useFormat()
  return kind === 'pack'
    ? t('wallet.checkout.test.pack', {
        pack: t(`wallet.pack.${item}.name`),
        amount: format.number(credits),
      })
    : t('wallet.checkout.test.plan', {
        plan: t(`session.tier.${item}`),
        interval: t(`wallet.checkout.test.${interval ?? 'month'}`),
      })
}
