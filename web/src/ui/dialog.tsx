import { useEffect } from 'react'
import type { DialogProps } from './dialog-panel'
import { useOnDemand } from './use-on-demand'

const load = () => import('./dialog-panel')

/** A modal window in the middle of the screen; on phones it sits at the lower edge. */
export function Dialog(props: DialogProps) {
  const [panel, request] = useOnDemand(load)
  useEffect(() => {
    if (props.open) request()
  }, [props.open, request])
  return panel === null ? null : <panel.DialogPanel {...props} />
}
