import { Toaster, toast } from 'sonner'

type Action = { label: string; onClick: () => void }
export type ToastOptions = { description?: string | undefined; action?: Action }

const shown = (options: ToastOptions = {}) => ({
  ...(options.description === undefined ? {} : { description: options.description }),
  ...(options.action === undefined ? {} : { action: options.action }),
})

/** A short notice; a new one takes the place of the one before. Texts come translated. */
export const notify = {
  info: (title: string, options?: ToastOptions) => toast(title, shown(options)),
  success: (title: string, options?: ToastOptions) => toast.success(title, shown(options)),
  error: (title: string, options?: ToastOptions) => toast.error(title, shown(options)),
  dismiss: () => toast.dismiss(),
}

/** Where notices appear: one at a time, for five seconds, swiped away to the right. */
export const ToastArea = ({ theme, label }: { theme: 'light' | 'dark'; label: string }) => (
  <Toaster
    theme={theme}
    visibleToasts={1}
    duration={5000}
    position="top-center"
    swipeDirections={['right', 'top']}
    containerAriaLabel={label}
    toastOptions={{
      classNames: {
        toast:
          '!rounded-3 !border-line !bg-surface !text-text !font-sans !shadow-3 !max-w-[420px] !gap-3',
        description: '!text-text-2',
        error: '[&_[data-icon]]:!text-danger',
        success: '[&_[data-icon]]:!text-ok',
        actionButton: '!bg-primary !text-on-primary !min-h-8',
      },
    }}
  />
)
