import { useEffect } from 'react'
import type { SheetProps } from './sheet-panel'
import { useOnDemand } from './use-on-demand'

const load = () => import('./sheet-panel')

/** A panel that slides in from an edge of the screen, above what it belongs to. */
export function Sheet(props: SheetProps) {
  const [panel, request] = useOnDemand(load)
  useEffect(() => {
    if (props.open) request()
  }, [props.open, request])
  return panel === null ? null : <panel.SheetPanel {...props} />
}
