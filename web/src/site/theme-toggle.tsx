import { Moon, Sun } from 'lucide-react'
import { applyTheme, shownTheme } from '@/session/theme'
import { useSiteText } from './use-site-text'

/** Light or dark. Which one is shown is the business of CSS, so that nothing changes on arrival. */
export function ThemeToggle() {
  const { t } = useSiteText()
  return (
    <button
      type="button"
      aria-label={t('site.theme')}
      title={t('site.theme')}
      onClick={() => applyTheme(shownTheme() === 'dark' ? 'light' : 'dark')}
      className="inline-grid size-11 shrink-0 place-items-center rounded-full text-text-2 transition-colors duration-160 hover:bg-surface-3 hover:text-text"
    >
      <Sun aria-hidden className="size-5 dark:hidden" />
      <Moon aria-hidden className="hidden size-5 dark:block" />
    </button>
  )
}
