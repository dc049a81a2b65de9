import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { isFocusTaken, leaveEscapeToForm } from './use-dialog-focus'

export type PopoverProps = {
  /** The button that opens it; it has its own name. */
  trigger: ReactElement
  /** Name of the panel. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  offset?: number
  children: ReactNode
}

/** The panel itself; it gives the focus back to its button. */
export function PopoverPanel({
  triggerId,
  label,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'end',
  offset = 8,
  children,
}: Omit<PopoverProps, 'trigger'> & { triggerId: string }) {
  const trigger = () => document.querySelector<HTMLElement>(`#${CSS.escape(triggerId)}`)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          side={side}
          align={align}
          sideOffset={offset}
          collisionPadding={12}
          aria-label={label}
          onInteractOutside={(event) => {
            // A press on the button itself closes by the button.
            if (event.target instanceof Node && trigger()?.contains(event.target) === true)
              event.preventDefault()
          }}
          onEscapeKeyDown={leaveEscapeToForm}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isFocusTaken()) trigger()?.focus()
          }}
          className="z-60 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 flex-col overflow-hidden rounded-4 border border-line bg-surface shadow-3 outline-none data-[state=closed]:animate-[sink_90ms_var(--ease)_forwards] data-[state=open]:animate-[lift_160ms_var(--ease)]"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
