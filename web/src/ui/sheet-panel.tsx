import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from './class-names'
import { IconButton } from './icon-button'
import { leaveEscapeToForm, useDialogFocus } from './use-dialog-focus'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean
  side?: 'bottom' | 'left' | 'right'
  children: ReactNode
}

const sides = {
  bottom:
    'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-5 border-t data-[state=closed]:animate-[slide-out-bottom_160ms_var(--ease-in)_forwards] data-[state=open]:animate-[slide-in-bottom_240ms_var(--ease)]',
  left: 'inset-y-0 left-0 w-[min(22rem,88vw)] rounded-r-5 border-r data-[state=closed]:animate-[slide-out-left_160ms_var(--ease-in)_forwards] data-[state=open]:animate-[slide-in-left_240ms_var(--ease)]',
  right:
    'inset-y-0 right-0 w-[min(26rem,92vw)] rounded-l-5 border-l data-[state=closed]:animate-[slide-out-right_160ms_var(--ease-in)_forwards] data-[state=open]:animate-[slide-in-right_240ms_var(--ease)]',
} as const

export function SheetPanel({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  side = 'bottom',
  children,
}: SheetProps) {
  const { t } = useTranslation()
  const focus = useDialogFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-violet-950/45 data-[state=closed]:animate-[vanish_160ms_var(--ease)_forwards] data-[state=open]:animate-[appear_160ms_var(--ease)] dark:bg-black/65" />
        <Radix.Content
          {...focus}
          onEscapeKeyDown={leaveEscapeToForm}
          aria-describedby={undefined}
          className={cn(
            'fixed z-50 flex flex-col overflow-hidden border-line bg-surface shadow-3',
            sides[side],
          )}
        >
          {side === 'bottom' && (
            <span aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line" />
          )}
          <div
            className={cn(
              'flex shrink-0 items-center gap-3 px-5 pt-3',
              side !== 'bottom' && 'pt-[max(0.75rem,env(safe-area-inset-top))]',
            )}
          >
            <Radix.Title
              className={cn(
                'min-w-0 flex-1 truncate font-display text-h3 font-bold',
                hideTitle && 'sr-only',
              )}
            >
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('app.action.close')} tooltip={false} className="-mr-2 ml-auto">
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
