import type { CreditPack, PlanId } from '@lumen/contracts/plans'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { isApiError } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { notify } from '@/ui/toast'
import { useBuyPackMutation, useBuyPlanMutation } from '../payment-api'

/** Goes where a purchase goes on: a page of ours, or the payment provider’s. */
export function useFollow(): (url: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (url: string) => {
      const target = new URL(url, globalThis.location.origin)
      if (target.origin === globalThis.location.origin)
        void navigate(target.pathname + target.search + target.hash)
      else globalThis.location.assign(target.href)
    },
    [navigate],
  )
}

/** What the server says in the reader’s words; the given text when it says nothing. */
function useReason(): (error: unknown, otherwise: string) => string {
  const textOf = useErrorText()
  return (error, otherwise) =>
    isApiError(error) && (error.body === null || error.body.code === 'internal')
      ? otherwise
      : textOf(error)
}

/** Buys packs of credits: `buying` is the one whose checkout is being opened. */
export function useBuyPack() {
  const { t } = useTranslation()
  const follow = useFollow()
  const reasonOf = useReason()
  const [start] = useBuyPackMutation()
  const [buying, setBuying] = useState<CreditPack['id'] | null>(null)
  const buy = async (packageId: CreditPack['id']) => {
    setBuying(packageId)
    try {
      const { url } = await start({ body: { packageId } }).unwrap()
      follow(url)
    } catch (error) {
      notify.error(t('wallet.pack.failed.title'), {
        description: reasonOf(error, t('wallet.pack.failed.text')),
      })
    } finally {
      setBuying(null)
    }
  }
  return { buying, buy }
}

/** Begins the checkout of a plan. */
export function useBuyPlan() {
  const { t } = useTranslation()
  const follow = useFollow()
  const reasonOf = useReason()
  const [start] = useBuyPlanMutation()
  const [buying, setBuying] = useState<PlanId | null>(null)
  const buy = async (planId: 'basic' | 'premium', interval: 'month' | 'year') => {
    setBuying(planId)
    try {
      const { url } = await start({ body: { planId, interval } }).unwrap()
      follow(url)
    } catch (error) {
      notify.error(t('wallet.checkout.failed'), {
        description: reasonOf(error, t('wallet.checkout.failedText')),
      })
    } finally {
      setBuying(null)
    }
  }
  return { buying, buy }
}
