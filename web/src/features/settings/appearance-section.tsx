import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { themes, type Theme } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { Flag } from '@/ui/flag'
import { RadioGroup } from '@/ui/radio-group'
import { Segments } from '@/ui/segments'
import { SettingsSection } from './settings-section'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** Language and theme, on this device at once and on the others at their next visit. */
export function AppearanceSection() {
  const { t } = useTranslation()
  const { language, setLanguage, theme, setTheme } = usePreferences()
  return (
    <SettingsSection
      id="appearance"
      title={t('settings.appearance.title')}
      text={t('settings.appearance.text')}
    >
      <div className="grid gap-6">
        <Segments
          label={t('theme.label')}
          value={theme}
          onValueChange={(next) => setTheme(next as Theme)}
          items={themes.map((id) => {
            const Icon = icons[id]
            return { id, label: t(`theme.${id}`), icon: <Icon aria-hidden /> }
          })}
        />
        <RadioGroup
          label={t('shell.language')}
          value={language}
          onValueChange={(code) => {
            if (isLanguage(code)) setLanguage(code)
          }}
          className="grid-cols-2 max-[359px]:grid-cols-1 md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4"
          options={languageOptions.map(({ code, name, flag, tag }) => ({
            id: code,
            label: name,
            lang: tag,
            icon: <Flag code={flag} />,
          }))}
        />
      </div>
    </SettingsSection>
  )
}
