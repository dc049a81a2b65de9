import { useTranslation } from 'react-i18next'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { usePreferences } from '@/session/use-preferences'
import { LazyFlag } from '@/ui/lazy-flag'
import { RadioGroup } from '@/ui/radio-group'
import { useIsWide } from '@/ui/use-media'
import { LanguageSelect, ThemeSegments } from './preference-controls'
import { SettingsSection } from './settings-section'

/** Language and theme, on this device at once and on the others at their next visit. */
export function AppearanceSection() {
  const { t } = useTranslation()
  const wide = useIsWide()
  const { language, setLanguage } = usePreferences()
  return (
    <SettingsSection
      id="appearance"
      title={t('settings.appearance.title')}
      text={t('settings.appearance.text')}
    >
      <div className="grid gap-6">
        <ThemeSegments />
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
          <LanguageSelect />
        )}
      </div>
    </SettingsSection>
  )
}
