import { LifeBuoy } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const HelpDialog = lazy(() => import('./help-dialog'))

/** A button that opens the dialog with help lines. */
function HelpButton({
  label,
  className,
  children,
}: {
  label: string
  className: string
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        className={className}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        {children}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <HelpDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

/**
 * On every chat screen: a way to people who can help.
 * @param short as its sign alone, on phones
 */
export function HelpLink({ short = false }: { short?: boolean }) {
  const { t } = useTranslation()
  const label = t('chat.help.link')
  if (short)
    return (
      <HelpButton
        label={label}
        className="grid size-11 shrink-0 place-items-center rounded-full text-link hover:bg-surface-3"
      >
        <LifeBuoy aria-hidden className="size-5" />
      </HelpButton>
    )
  return (
    <HelpButton label={label} className="group/help inline-flex min-h-11 shrink-0 items-center">
      <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-soft px-3 text-small font-medium whitespace-nowrap text-on-soft transition-colors duration-160 group-hover/help:bg-violet-200 dark:group-hover/help:bg-violet-800">
        <LifeBuoy aria-hidden className="size-4" />
        {label}
      </span>
    </HelpButton>
  )
}

/** Below a reply, after an alarm that is over or may have been none: in reach, in nobody's way. */
export function QuietHelpLink() {
  const { t } = useTranslation()
  return (
    <HelpButton
      label={t('chat.help.lines')}
      className="inline-flex items-center gap-1 text-link underline-offset-2 hover:underline pointer-coarse:min-h-11"
    >
      <LifeBuoy aria-hidden className="size-3.5" />
      {t('chat.help.lines')}
    </HelpButton>
  )
}
