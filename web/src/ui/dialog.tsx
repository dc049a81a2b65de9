import { useEffect, type ReactNode } from 'react'
import { useOnDemand } from './use-on-demand'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string | undefined
  children?: ReactNode
  /** Buttons at the lower edge, the main action last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
}

const load = () => import('./dialog-panel')

/** A modal window in the middle of the screen; on phones it sits at the lower edge. */
export function Dialog(props: DialogProps) {
  const [panel, request] = useOnDemand(load)
  useEffect(() => {
    if (props.open) request()
  }, [props.open, request])
  return panel === null ? null : <panel.DialogPanel {...props} />
}
