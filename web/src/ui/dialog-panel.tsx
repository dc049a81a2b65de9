import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from './class-names'
import { IconButton } from './icon-button'
import { useDialogFocus } from './use-dialog-focus'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string | undefined
  children?: ReactNode
  /** Buttons at the lower edge, the main action last. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
}

const widths = { small: 'max-w-sm', medium: 'max-w-lg', large: 'max-w-3xl' } as const

export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'medium',
}: DialogProps) {
  const { t } = useTranslation()
  const focus = useDialogFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-violet-950/45 backdrop-blur-[2px] data-[state=closed]:animate-[vanish_160ms_var(--ease)_forwards] data-[state=open]:animate-[appear_160ms_var(--ease)] dark:bg-black/65" />
        <Radix.Content
          {...focus}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cn(
            'fixed z-50 m-auto flex max-h-[min(90dvh,52rem)] w-full flex-col overflow-hidden border border-line bg-surface shadow-3',
            'inset-x-0 bottom-0 rounded-t-5 max-md:data-[state=closed]:animate-[slide-out-bottom_160ms_var(--ease-in)_forwards] max-md:data-[state=open]:animate-[slide-in-bottom_240ms_var(--ease)]',
            'md:inset-0 md:h-fit md:w-[calc(100%-2rem)] md:rounded-4 md:data-[state=closed]:animate-[sink_160ms_var(--ease)_forwards] md:data-[state=open]:animate-[lift_240ms_var(--ease)]',
            widths[size],
            'max-md:max-w-none',
          )}
        >
          <div className="px-5 pt-5 md:px-6 md:pt-6">
            <div className="flex items-start gap-4">
              <Radix.Title className="min-w-0 flex-1 font-display text-h3 font-bold wrap-anywhere text-text">
                {title}
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton label={t('app.action.close')} tooltip={false} className="-mt-2 -mr-2">
                  <X />
                </IconButton>
              </Radix.Close>
            </div>
            {description !== undefined && (
              <Radix.Description className="mt-1 wrap-anywhere text-text-2">
                {description}
              </Radix.Description>
            )}
          </div>
          <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 md:px-6">
            {children}
          </div>
          {footer !== undefined && (
            <div className="flex flex-wrap justify-end gap-3 px-5 pt-1 max-md:flex-wrap-reverse max-md:*:grow pb-[max(1.25rem,env(safe-area-inset-bottom))] md:px-6 md:pb-6">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
