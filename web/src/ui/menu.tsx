import { Slot } from 'radix-ui'
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
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
  | { kind: 'content'; id: string; node: ReactNode }

export type MenuProps = {
  /** The button that opens it; it has its own name. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  offset?: number
  width?: 'auto' | 'wide'
  onOpenChange?: (open: boolean) => void
}

const load = () => import('./menu-panel')
const opening = new Set(['Enter', ' ', 'ArrowDown'])

/** A menu that opens from a button. Its code comes when somebody reaches for the button. */
export function Menu(props: MenuProps) {
  const [panel, request] = useOnDemand(load)
  const [wanted, setWanted] = useState(false)
  const open = () => {
    request()
    setWanted(true)
  }
  if (panel !== null) return <panel.MenuPanel {...props} defaultOpen={wanted} />
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={request}
      onFocus={request}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (opening.has(event.key)) {
          event.preventDefault()
          open()
        }
      }}
    >
      {props.trigger}
    </Slot.Root>
  )
}
