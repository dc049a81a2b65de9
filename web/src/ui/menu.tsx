import { Slot } from 'radix-ui'
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react'
import type { MenuPanelProps, MenuProps } from './menu-panel'
import { useOnDemand } from './use-on-demand'

const loadPanel = () => import('./menu-panel')

/**
 * A menu that opens from a button. Its code comes when somebody reaches for the button, which stays
 * the same element all along, so that focus is never lost.
 */
export const Menu = (props: MenuProps) => <LazyMenu load={loadPanel} {...props} />

type Opened = Pick<MenuPanelProps, 'triggerId' | 'open' | 'onOpenChange'>

/** The same where what can be chosen comes with its code: a panel that draws a `MenuPanel`. */
export function LazyMenu<P extends Opened>({
  load,
  trigger,
  onOpenChange,
  ...panelProps
}: Pick<MenuProps, 'trigger' | 'onOpenChange'> &
  Omit<P, keyof Opened> & { load: () => Promise<{ MenuPanel: ComponentType<P> }> }) {
  const [panel, request] = useOnDemand(load)
  const [open, setOpen] = useState(false)
  const id = useId()
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  useTakenBack(open && panel === null, id, () => change(false))
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
        <panel.MenuPanel
          {...({ ...panelProps, triggerId: id, open, onOpenChange: change } as unknown as P)}
        />
      )}
    </span>
  )
}

/**
 * While a menu was asked for and its code is on its way, what would close it takes that back: else it
 * would open over whatever stands there by then.
 */
function useTakenBack(waiting: boolean, triggerId: string, close: () => void): void {
  const takeBack = useEffectEvent(close)
  useEffect(() => {
    if (!waiting) return
    const away = ({ target }: Event) => {
      const trigger = document.getElementById(triggerId)
      if (!(target instanceof Node) || trigger?.contains(target) !== true) takeBack()
    }
    const escape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && takeBack()
    const leave = new AbortController()
    const { signal } = leave
    document.addEventListener('pointerdown', away, { signal })
    document.addEventListener('focusin', away, { signal })
    document.addEventListener('keydown', escape, { signal })
    globalThis.addEventListener('popstate', () => takeBack(), { signal })
    return () => leave.abort()
  }, [waiting, triggerId])
}
