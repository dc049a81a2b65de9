import { Slot } from 'radix-ui'
import { useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { useOnDemand } from './use-on-demand'

export type MenuEntry =
  | {
      kind: 'action'
      id: string
      label: string
      icon?: ReactNode
      danger?: boolean
      disabled?: boolean
      onSelect: () => void
    }
  | {
      /** One of several, marked by a tick. */
      kind: 'choice'
      id: string
      label: string
      value: string
      options: readonly { id: string; label: string; icon?: ReactNode; lang?: string }[]
      onSelect: (id: string) => void
    }
  | { kind: 'separator'; id: string }

export type MenuProps = {
  /** The button that opens it; it has its own name. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  offset?: number
  onOpenChange?: (open: boolean) => void
}

const load = () => import('./menu-panel')

/**
 * A menu that opens from a button. Its code comes when somebody reaches for the button, which stays
 * the same element all along, so that focus is never lost.
 */
export function Menu({ trigger, onOpenChange, ...panelProps }: MenuProps) {
  const [panel, request] = useOnDemand(load)
  const [open, setOpen] = useState(false)
  const id = useId()
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const reach = () => {
    request()
    change(true)
  }
  return (
    <span className="relative inline-grid">
      <Slot.Root
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={request}
        onFocus={request}
        onClick={() => (open ? change(false) : reach())}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          reach()
        }}
      >
        {trigger}
      </Slot.Root>
      {panel !== null && (
        <panel.MenuPanel {...panelProps} triggerId={id} open={open} onOpenChange={change} />
      )}
    </span>
  )
}
