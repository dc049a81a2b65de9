import { lazy, Suspense, useEffect, useState } from 'react'
import { onQuota } from '@/api/quota'
import { parseQuota, type Quota } from './quota'
import { baseApi } from '@/api/base-api'
import { useRealtime } from '@/realtime/realtime'
import { refreshUser } from '@/session/session-flow'
import { useSession } from '@/session/use-session'
import { useAppDispatch } from '@/store/root-reducer'

/** Reserving and settling tell of themselves one after the other: they are asked for together. */
const gatherMs = 400
/** Credits that were not known when the account was read are asked for again after so long. */
const missingMs = 3_000

/** Asks for credits, points and plan again whenever they changed, and while they are not known. */
function useLiveWallet(): void {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  const { user } = useSession()
  const missing = user?.credits === null
  useEffect(() => {
    if (!missing) return
    const timer = setInterval(() => void dispatch(refreshUser()), missingMs)
    return () => clearInterval(timer)
  }, [dispatch, missing])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe((frame) => {
      if (frame.type !== 'wallet_changed') return
      timer ??= setTimeout(() => {
        timer = undefined
        dispatch(baseApi.util.invalidateTags(['Wallet', 'Subscription']))
        void dispatch(refreshUser())
      }, gatherMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [dispatch, subscribe])
}

const QuotaDialog = lazy(() => import('./quota-dialog'))

/** Keeps the wallet in step with the server, and tells kindly when something was refused for want of it. */
export function WalletWatch() {
  useLiveWallet()
  const [quota, setQuota] = useState<Quota | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(
    () =>
      onQuota((details) => {
        setQuota(parseQuota(details))
        setOpen(true)
      }),
    [],
  )
  return quota === null ? null : (
    <Suspense fallback={null}>
      <QuotaDialog quota={quota} open={open} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
