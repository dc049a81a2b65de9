import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from './class-names'

const itemStyles =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-1 px-3 py-1.5 text-text outline-none select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-soft data-highlighted:text-on-soft pointer-coarse:min-h-11 [&_svg]:size-4.5 [&_svg]:shrink-0'

/** A menu that opens from `trigger` (a button). */
export function Menu({
  trigger,
  children,
  label,
  side = 'bottom',
  align = 'end',
  className,
  onOpenChange,
}: {
  trigger: ReactElement
  children: ReactNode
  label?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  align?: 'start' | 'center' | 'end'
  className?: string
  onOpenChange?: (open: boolean) => void
}) {
  return (
    <Radix.Root {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...(label === undefined ? {} : { 'aria-label': label })}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            'z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto rounded-3 border border-line bg-surface p-1.5 shadow-3 data-[state=closed]:animate-[sink_90ms_var(--ease)_forwards] data-[state=open]:animate-[lift_160ms_var(--ease)]',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export function MenuItem({
  icon,
  danger = false,
  className,
  children,
  ...rest
}: ComponentProps<typeof Radix.Item> & { icon?: ReactNode; danger?: boolean }) {
  return (
    <Radix.Item
      className={cn(
        itemStyles,
        danger && 'text-danger data-highlighted:bg-danger/10 data-highlighted:text-danger',
        className,
      )}
      {...rest}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}

export const MenuSeparator = () => <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-3 py-1.5 text-small font-semibold text-text-3">{children}</Radix.Label>
)

export const MenuRadioGroup = Radix.RadioGroup

export function MenuRadioItem({
  children,
  className,
  ...rest
}: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(itemStyles, className)} {...rest}>
      <span className="flex min-w-0 flex-1 items-center gap-3">{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}
