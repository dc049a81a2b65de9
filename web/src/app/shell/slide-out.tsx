import { CircleHelp, Command, Keyboard, Plus, Sprout } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { usePreferences } from '@/session/use-preferences'
import { localPath } from '@/site/public-path'
import { Badge } from '@/ui/badge'
import { cn } from '@/ui/class-names'
import { Sheet } from '@/ui/sheet'
import { useMedia } from '@/ui/use-media'
import { destinationsIn, isAt } from '../destinations'
import { useOpenWindow, type WindowProps } from '@/ui/shell-window'

/** The panel is on its way out before the page changes. */
const leaveMs = 150

/** Everything the product has, grouped, from the left edge of small screens. */
export function SlideOut({ open, onClose }: WindowProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { language } = usePreferences()
  const openWindow = useOpenWindow()
  const hasKeyboard = useMedia('(pointer: fine)')
  /** A link that closes the panel first; opened in another tab, it leaves the panel alone. */
  const linkTo = (path: string) => ({
    to: path,
    onClick: (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      event.preventDefault()
      onClose()
      setTimeout(() => void navigate(path), leaveMs)
    },
  })
  const groups = (['core', 'advanced', 'quick'] as const).map((id) => ({
    id,
    destinations: destinationsIn(id),
  }))
  return (
    <Sheet open={open} onOpenChange={onClose} title={t('app.name')} side="left">
      <nav aria-label={t('nav.all')} className="grid gap-6 pt-2">
        {groups
          .filter(({ id, destinations }) => id === 'quick' || destinations.length > 0)
          .map(({ id, destinations }) => (
            <section key={id}>
              <h3 className="px-3 pb-1 text-small font-semibold text-text-3">
                {t(`nav.group.${id}`)}
              </h3>
              <ul className="grid gap-0.5">
                {id === 'quick' && (
                  <li>
                    <Item
                      icon={<Plus aria-hidden />}
                      label={t('commands.newCompanion')}
                      {...linkTo('/companions?new')}
                    />
                  </li>
                )}
                {destinations.map((destination) => {
                  const { path, labelKey, icon: Icon, premium } = destination
                  return (
                    <li key={path}>
                      <Item
                        icon={<Icon aria-hidden />}
                        label={t(labelKey)}
                        here={isAt(destination, pathname)}
                        badge={premium && <Badge tone="gold">{t('session.tier.premium')}</Badge>}
                        {...linkTo(path)}
                      />
                    </li>
                  )
                })}
                {id === 'core' && (
                  <li>
                    <Item
                      icon={<Sprout aria-hidden />}
                      label={t('nav.growth')}
                      {...linkTo('/chat#personality')}
                    />
                  </li>
                )}
                {id === 'quick' && (
                  <li>
                    <Item
                      icon={<CircleHelp aria-hidden />}
                      label={t('route.help')}
                      {...linkTo(localPath('/help', language))}
                    />
                  </li>
                )}
                {id === 'quick' && (
                  <li>
                    <Item
                      icon={<Command aria-hidden />}
                      label={t('commands.title')}
                      onClick={() => openWindow('palette')}
                    />
                  </li>
                )}
                {id === 'quick' && hasKeyboard && (
                  <li>
                    <Item
                      icon={<Keyboard aria-hidden />}
                      label={t('commands.shortcuts.title')}
                      onClick={() => openWindow('shortcuts')}
                    />
                  </li>
                )}
              </ul>
            </section>
          ))}
      </nav>
    </Sheet>
  )
}

const Item = ({
  icon,
  label,
  badge,
  here = false,
  to,
  onClick,
}: {
  icon: ReactNode
  label: string
  badge?: ReactNode
  here?: boolean
  /** Where it leads; without it, it opens a window. */
  to?: string
  onClick: (event: MouseEvent) => void
}) => {
  const shown = {
    className: cn(
      'flex min-h-12 w-full items-center gap-3 rounded-2 px-3 text-start font-medium transition-colors duration-160 [&>svg]:size-5 [&>svg]:shrink-0',
      here ? 'bg-soft text-on-soft' : 'hover:bg-surface-3 [&>svg]:text-text-3',
    ),
    onClick,
    children: (
      <>
        {icon}
        <span className="min-w-0 flex-1">{label}</span>
        {badge}
      </>
    ),
  }
  return to === undefined ? (
    <button type="button" {...shown} />
  ) : (
    <Link to={to} aria-current={here ? 'page' : undefined} {...shown} />
  )
}
