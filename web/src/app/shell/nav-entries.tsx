import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { cn } from '@/ui/class-names'
import { routes } from '../routes'

/** The rows of the route table that the navigation shows. */
export const destinations = routes.flatMap(({ path, nav }) => (nav ? [{ path, ...nav }] : []))

const looks = {
  rail: {
    shape: 'w-15 gap-1 rounded-3 py-2.5 text-xs',
    here: 'bg-soft text-on-soft',
    away: 'text-text-2 hover:bg-surface-3 hover:text-text',
  },
  bar: {
    shape: 'min-h-14 gap-0.5 pt-1.5 pb-1 text-xs',
    here: 'text-link',
    away: 'text-text-2 hover:text-text',
  },
} as const

/** One link per destination, in the rail or in the bottom bar. */
export function NavEntries({ variant }: { variant: keyof typeof looks }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return destinations.map(({ path, labelKey, icon: Icon, match }) => {
    const here = match.test(pathname)
    return (
      <Link
        key={path}
        to={path}
        aria-current={here ? 'page' : undefined}
        className={cn(
          'flex flex-col items-center justify-center leading-4 font-medium transition-colors duration-160',
          looks[variant].shape,
          here ? looks[variant].here : looks[variant].away,
        )}
      >
        <Icon aria-hidden className="size-5.5" strokeWidth={here ? 2.25 : 1.75} />
        {t(labelKey)}
      </Link>
    )
  })
}
