import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from './class-names'
import { isFocusTaken } from './use-dialog-focus'

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

export type MenuPanelProps = Omit<MenuProps, 'trigger' | 'onOpenChange'> & {
  triggerId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const itemStyles =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-1 px-3 py-1.5 outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0'
const plain = 'text-text data-highlighted:bg-soft data-highlighted:text-on-soft'
const danger = 'text-danger data-highlighted:bg-danger/10'

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />
    case 'choice':
      return (
        <Radix.RadioGroup
          aria-label={entry.label}
          value={entry.value}
          onValueChange={entry.onSelect}
        >
          {entry.options.map(({ id, label, icon, lang }) => (
            <Radix.RadioItem key={id} value={id} lang={lang} className={cn(itemStyles, plain)}>
              {icon}
              <span className="min-w-0 flex-1">{label}</span>
              <Radix.ItemIndicator>
                <Check aria-hidden />
              </Radix.ItemIndicator>
            </Radix.RadioItem>
          ))}
        </Radix.RadioGroup>
      )
    case 'action':
      return (
        <Radix.Item
          disabled={entry.disabled ?? false}
          onSelect={entry.onSelect}
          className={cn(itemStyles, entry.danger === true ? danger : plain)}
        >
          {entry.icon}
          {entry.label}
        </Radix.Item>
      )
  }
}

const triggerOf = (id: string) => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)

/**
 * The menu itself. It lies over its button, gives the focus back to it, and stands in the same
 * landmark, so that whoever moves by landmarks finds it; the page around it stays within reach.
 */
export const MenuPanel = ({
  triggerId,
  entries,
  side = 'bottom',
  align = 'end',
  offset = 8,
  open,
  onOpenChange,
}: MenuPanelProps) => (
  <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
    <Radix.Trigger asChild>
      <span aria-hidden className="pointer-events-none absolute inset-0" />
    </Radix.Trigger>
    <Radix.Portal container={triggerOf(triggerId)?.closest<HTMLElement>('main, header') ?? null}>
      <Radix.Content
        side={side}
        align={align}
        sideOffset={offset}
        collisionPadding={12}
        aria-labelledby={triggerId}
        onInteractOutside={(event) => {
          // A press on the button itself closes by the button.
          if (event.target instanceof Node && triggerOf(triggerId)?.contains(event.target) === true)
            event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (!isFocusTaken()) triggerOf(triggerId)?.focus()
        }}
        className="z-60 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-3 border border-line bg-surface p-1.5 shadow-3 data-[state=closed]:animate-[sink_90ms_var(--ease)_forwards] data-[state=open]:animate-[lift_160ms_var(--ease)] min-w-52"
      >
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
