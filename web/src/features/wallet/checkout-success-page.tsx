import type { Checkout } from '@lumen/contracts/billing/payment-schema'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { baseApi } from '@/api/base-api'
import { useFormat } from '@/i18n/format'
import { createMoney } from '@/i18n/money'
import { refreshUser } from '@/session/session-flow'
import { useAppDispatch } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { useGetCheckoutQuery } from './payment-api'
import { useGetBalanceQuery } from './wallet-api'
import CancelledPage from './checkout-cancelled-page'
import { CheckoutPanel } from './checkout/checkout-panel'

const askEveryMs = 2_000
/** After that nobody should have to wait here. */
const patienceMs = 40_000

/** After paying: waits until the payment provider has told the server, then says what came. */
export default function CheckoutSuccessPage() {
  const [search] = useSearchParams()
  const checkoutId = search.get('checkout') ?? ''
  const { data, error } = useGetCheckoutQuery(
    { params: { checkoutId } },
    { skip: checkoutId === '', pollingInterval: askEveryMs },
  )
  const late = usePatience()
  if (data?.status === 'complete') return <Done />
  if (data?.status === 'refunded') return <Refunded checkout={data} />
  if (data?.status === 'abandoned') return <CancelledPage />
  return <Waiting late={late || checkoutId === '' || error !== undefined} />
}

function usePatience(): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return over
}

function Waiting({ late }: { late: boolean }) {
  const { t } = useTranslation()
  const state = late ? 'late' : 'waiting'
  return (
    <CheckoutPanel
      title={t(`wallet.checkout.${state}.title`)}
      text={t(`wallet.checkout.${state}.text`)}
      crystal={{ hue: 'uncut', alive: true }}
    >
      {late && <WaysOn />}
    </CheckoutPanel>
  )
}

/** It was paid and given back, by itself where there was a plan already. */
function Refunded({ checkout: { amountCents, surplus } }: { checkout: Checkout }) {
  const { t, i18n } = useTranslation()
  const price = createMoney(i18n.language)(amountCents / 100)
  const why = surplus === true ? 'surplus' : 'text'
  return (
    <CheckoutPanel
      title={t('wallet.checkout.refunded.title')}
      text={t(`wallet.checkout.refunded.${why}`, { price })}
      crystal={{ hue: 'uncut' }}
    >
      <WaysOn />
    </CheckoutPanel>
  )
}

function Done() {
  const { t } = useTranslation()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { data } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: true })
  useEffect(() => {
    dispatch(baseApi.util.invalidateTags(['Wallet', 'Subscription']))
    void dispatch(refreshUser())
  }, [dispatch])
  return (
    <CheckoutPanel
      title={t('wallet.checkout.done.title')}
      text={t('wallet.checkout.done.text', {
        amount: data === undefined ? '…' : format.number(data.usableBalance),
      })}
      crystal={{ hue: 'violet', glow: true, alive: true }}
    >
      <WaysOn />
    </CheckoutPanel>
  )
}

function WaysOn() {
  const { t } = useTranslation()
  return (
    <>
      <Button asChild variant="secondary">
        <Link to="/wallet">{t('wallet.checkout.toWallet')}</Link>
      </Button>
      <Button asChild>
        <Link to="/chat">{t('wallet.checkout.toChat')}</Link>
      </Button>
    </>
  )
}
