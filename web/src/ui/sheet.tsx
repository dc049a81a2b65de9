import { useEffect, type ReactNode } from 'react'
import { useOnDemand } from './use-on-demand'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean
  side?: 'bottom' | 'left' | 'right'
  children: ReactNode
}

const load = () => import('./sheet-panel')

/** A panel that slides in from an edge of the screen, above what it belongs to. */
export function Sheet(props: SheetProps) {
  const [panel, request] = useOnDemand(load)
  useEffect(() => {
    if (props.open) request()
  }, [props.open, request])
  return panel === null ? null : <panel.SheetPanel {...props} />
}
