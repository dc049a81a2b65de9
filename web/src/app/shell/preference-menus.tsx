import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { themes, useShownTheme, type Theme } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { LazyFlag } from '@/ui/lazy-flag'
import { Menu } from '@/ui/menu'
import type { MenuEntry } from '@/ui/menu-panel'
import { themeIcons } from '@/ui/theme-icons'
import { iconTrigger, placement } from './icon-trigger'

type Place = { place: keyof typeof placement }

/** One of several, chosen from the menu of a round button. */
function PreferenceMenu({
  place,
  label,
  icon,
  ...choice
}: Place & { icon: ReactNode } & Omit<Extract<MenuEntry, { kind: 'choice' }>, 'kind' | 'id'>) {
  return (
    <Menu
      {...placement[place]}
      trigger={
        <button type="button" aria-label={label} data-tooltip={label} className={iconTrigger}>
          {icon}
        </button>
      }
      entries={[{ kind: 'choice', id: 'choice', label, ...choice }]}
    />
  )
}

/** Picker of the eight languages, each under its own name. */
export function LanguageMenu({ place }: Place) {
  const { t } = useTranslation()
  const { language, setLanguage } = usePreferences()
  return (
    <PreferenceMenu
      place={place}
      label={t('shell.language')}
      icon={<Languages aria-hidden />}
      value={language}
      options={languageOptions.map(({ code, name, flag, tag }) => ({
        id: code,
        label: name,
        lang: tag,
        icon: <LazyFlag code={flag} />,
      }))}
      onSelect={(code) => {
        if (isLanguage(code)) setLanguage(code)
      }}
    />
  )
}

/** Light, dark, or as the system says. */
export function ThemeMenu({ place }: Place) {
  const { t } = useTranslation()
  const { theme, setTheme } = usePreferences()
  const Shown = themeIcons[useShownTheme()]
  return (
    <PreferenceMenu
      place={place}
      label={t('theme.label')}
      icon={<Shown aria-hidden />}
      value={theme}
      options={themes.map((id) => {
        const Icon = themeIcons[id]
        return { id, label: t(`theme.${id}`), icon: <Icon aria-hidden /> }
      })}
      onSelect={(id) => setTheme(id as Theme)}
    />
  )
}
