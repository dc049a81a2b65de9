import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { themes, useShownTheme, type Theme } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { Menu, MenuRadioGroup, MenuRadioItem } from '@/ui/menu'
import { iconTrigger } from './icon-trigger'

export const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const

/** Light, dark, or as the system says. */
export function ThemeMenu({ side = 'bottom' }: { side?: 'right' | 'bottom' }) {
  const { t } = useTranslation()
  const { theme, setTheme } = usePreferences()
  const Shown = themeIcons[useShownTheme()]
  return (
    <Menu
      side={side}
      align={side === 'right' ? 'start' : 'end'}
      trigger={
        <button type="button" aria-label={t('theme.label')} className={iconTrigger}>
          <Shown aria-hidden />
        </button>
      }
    >
      <MenuRadioGroup value={theme} onValueChange={(next) => setTheme(next as Theme)}>
        {themes.map((choice) => {
          const Icon = themeIcons[choice]
          return (
            <MenuRadioItem key={choice} value={choice}>
              <Icon aria-hidden />
              {t(`theme.${choice}`)}
            </MenuRadioItem>
          )
        })}
      </MenuRadioGroup>
    </Menu>
  )
}
