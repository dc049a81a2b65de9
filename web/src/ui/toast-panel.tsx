import { useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'

export type ToastOptions = {
  description?: string | undefined
  action?: { label: string; onClick: () => void }
}
export type Notice = ToastOptions & {
  id: number
  tone: 'info' | 'success' | 'error'
  title: string
}

const show = { info: toast, success: toast.success, error: toast.error }

/** One notice at a time, for five seconds, swiped away to the right or upwards. */
export function ToastPanel({
  notices,
  theme,
  label,
}: {
  notices: readonly Notice[]
  theme: 'light' | 'dark'
  label: string
}) {
  const shown = useRef(0)
  useEffect(() => {
    for (const { id, tone, title, description, action } of notices) {
      if (id <= shown.current) continue
      shown.current = id
      toast.dismiss()
      show[tone](title, {
        ...(description === undefined ? {} : { description }),
        ...(action === undefined ? {} : { action }),
      })
    }
  }, [notices])
  return (
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
          title: '!font-semibold',
          description: '!text-text-2',
          error: '[&_[data-icon]]:!text-danger',
          success: '[&_[data-icon]]:!text-ok',
          actionButton:
            '!h-9 !rounded-2 !bg-primary !px-4 !text-small !font-semibold !text-on-primary pointer-coarse:!h-11',
        },
      }}
    />
  )
}
