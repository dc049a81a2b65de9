import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { themes, useShownTheme, type Theme } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { Menu } from '@/ui/menu'
import { iconTrigger, placement } from './icon-trigger'

export const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const

/** Light, dark, or as the system says. */
export function ThemeMenu({ place }: { place: keyof typeof placement }) {
  const { t } = useTranslation()
  const { theme, setTheme } = usePreferences()
  const Shown = themeIcons[useShownTheme()]
  return (
    <Menu
      {...placement[place]}
      trigger={
        <button
          type="button"
          aria-label={t('theme.label')}
          data-tooltip={t('theme.label')}
          className={iconTrigger}
        >
          <Shown aria-hidden />
        </button>
      }
      entries={[
        {
          kind: 'choice',
          id: 'theme',
          label: t('theme.label'),
          value: theme,
          options: themes.map((id) => {
            const Icon = themeIcons[id]
            return { id, label: t(`theme.${id}`), icon: <Icon aria-hidden /> }
          }),
          onSelect: (id) => setTheme(id as Theme),
        },
      ]}
    />
  )
}
