import { LifeBuoy } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'

const HelpDialog = lazy(() => import('./help-dialog'))

/**
 * On every chat screen: a way to people who can help.
 * @param short in one word, beside the name of a companion on phones
 */
export function HelpLink({ short = false }: { short?: boolean }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('chat.help.link')}
        className="group/help inline-flex min-h-11 shrink-0 items-center"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-soft px-2.5 md:px-3 text-small font-medium whitespace-nowrap text-on-soft transition-colors duration-160 group-hover/help:bg-violet-200 dark:group-hover/help:bg-violet-800">
          <LifeBuoy aria-hidden className="size-4 max-md:hidden" />
          {t(short ? 'chat.help.short' : 'chat.help.link')}
        </span>
      </button>
      {asked && (
        <Suspense fallback={null}>
          <HelpDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
