import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { cn } from '@/ui/class-names'
import { destinationsIn, isAt } from '../destinations'

export const barEntry =
  'flex min-h-14 min-w-0 flex-col items-center justify-center gap-0.5 pt-1.5 pb-1 text-center tracking-tight text-[0.6875rem] in-[:lang(ja)]:text-xs in-[:lang(ko)]:text-xs in-[:lang(zh)]:text-xs leading-4 font-medium transition-colors duration-160 hover:text-text aria-expanded:text-link'

const looks = {
  rail: {
    // Entries move together on low screens, so that all of them are seen.
    shape:
      'flex w-17 shrink-0 flex-col items-center justify-center gap-1 rounded-3 px-0.5 py-[clamp(0.25rem,calc((100dvh-48.75rem)*0.05),0.625rem)] text-center text-xs leading-4 font-medium transition-colors duration-160',
    here: 'bg-soft text-on-soft',
    away: 'text-text-2 hover:bg-surface-3 hover:text-text',
  },
  bar: { shape: barEntry, here: 'text-link', away: 'text-text-2' },
} as const

/** One link per destination, in the rail or in the bottom bar. */
export function NavEntries({ variant }: { variant: keyof typeof looks }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return destinationsIn(variant).map((destination) => {
    const { path, labelKey, icon: Icon } = destination
    const here = isAt(destination, pathname)
    return (
      <Link
        key={path}
        to={path}
        aria-current={here ? 'page' : undefined}
        className={cn(looks[variant].shape, here ? looks[variant].here : looks[variant].away)}
      >
        <Icon aria-hidden className="size-5.5 shrink-0" strokeWidth={here ? 2.25 : 1.75} />
        <span className="max-w-full truncate">{t(labelKey)}</span>
      </Link>
    )
  })
}
