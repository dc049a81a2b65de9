import { lazy, Suspense, useEffect, useState } from 'react'
import { onQuota } from '@/api/quota'
import { parseQuota, type Quota } from './quota'
import { useLiveWallet } from './use-live-wallet'

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
