import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { themes, type Theme } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { Field } from '@/ui/field'
import { LazyFlag } from '@/ui/lazy-flag'
import { RadioGroup } from '@/ui/radio-group'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import { useIsWide } from '@/ui/use-media'
import { SettingsSection } from './settings-section'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** Language and theme, on this device at once and on the others at their next visit. */
export function AppearanceSection() {
  const { t } = useTranslation()
  const wide = useIsWide()
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
        {wide ? (
          <RadioGroup
            label={t('shell.language')}
            value={language}
            onValueChange={(code) => {
              if (isLanguage(code)) setLanguage(code)
            }}
            className="grid-cols-2"
            options={languageOptions.map(({ code, name, flag, tag }) => ({
              id: code,
              label: name,
              lang: tag,
              icon: <LazyFlag code={flag} />,
            }))}
          />
        ) : (
          <Field label={t('shell.language')}>
            {(control) => (
              <Select
                {...control}
                value={language}
                onChange={({ target }) => {
                  if (isLanguage(target.value)) setLanguage(target.value)
                }}
              >
                {languageOptions.map(({ code, name, tag }) => (
                  <option key={code} value={code} lang={tag}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </SettingsSection>
  )
}
