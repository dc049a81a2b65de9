import { Slot } from 'radix-ui'
import { useEffect, useId } from 'react'
import type { PopoverProps } from './popover-panel'
import { useOnDemand } from './use-on-demand'

const load = () => import('./popover-panel')

/** A panel beside the button that opened it. Its code comes when somebody reaches for the button. */
export function Popover({ trigger, ...panelProps }: PopoverProps) {
  const { open, onOpenChange } = panelProps
  const [panel, request] = useOnDemand(load)
  const id = useId()
  useEffect(() => {
    if (open) request()
  }, [open, request])
  return (
    <span className="relative inline-grid">
      <Slot.Root
        id={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={request}
        onFocus={request}
        onClick={() => onOpenChange(!open)}
      >
        {trigger}
      </Slot.Root>
      {panel !== null && <panel.PopoverPanel {...panelProps} triggerId={id} />}
    </span>
  )
}
