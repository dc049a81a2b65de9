import { useEffect } from 'react'
import { loadSubscriptionDialog } from '@/features/wallet'
import { useOnDemand } from '@/ui/use-on-demand'
import type { WindowProps } from '@/ui/shell-window'

/** The plan of the account; fetched when it is first opened. */
export function SubscriptionDialog({ open, onClose }: WindowProps) {
  const [panel, request] = useOnDemand(loadSubscriptionDialog)
  useEffect(() => {
    if (open) request()
  }, [open, request])
  return panel === null ? null : <panel.SubscriptionDialog open={open} onClose={onClose} />
}
