import { Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Bell } from '@/features/notifications'
import { cn } from '@/ui/class-names'
import { NavEntries, barEntry } from './nav-entries'
import { useOpenWindow } from '@/ui/shell-window'

/** Five things within reach of the thumb: destinations, notifications and everything else. */
export function BottomBar() {
  const { t } = useTranslation()
  const openWindow = useOpenWindow()
  return (
    <nav
      aria-label={t('nav.main')}
      className="above-keyboard z-20 grid shrink-0 auto-cols-fr grid-flow-col border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <NavEntries variant="bar" />
      <Bell place="bar" className={barEntry} />
      <button
        type="button"
        aria-haspopup="dialog"
        className={cn(barEntry, 'text-text-2')}
        onClick={() => openWindow('menu')}
      >
        <Menu aria-hidden className="size-5.5" strokeWidth={1.75} />
        {t('nav.menu')}
      </button>
    </nav>
  )
}
