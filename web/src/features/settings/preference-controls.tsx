import { useTranslation } from 'react-i18next'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { themes, type Theme } from '@/session/theme'
import { usePreferences } from '@/session/use-preferences'
import { Field } from '@/ui/field'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import { themeIcons } from '@/ui/theme-icons'

/** One of the eight languages, for small screens. */
export function LanguageSelect() {
  const { t } = useTranslation()
  const { language, setLanguage } = usePreferences()
  return (
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
  )
}

/** Light, dark, or as the system says, side by side. */
export function ThemeSegments() {
  const { t } = useTranslation()
  const { theme, setTheme } = usePreferences()
  return (
    <Segments
      label={t('theme.label')}
      value={theme}
      onValueChange={(next) => setTheme(next as Theme)}
      items={themes.map((id) => {
        const Icon = themeIcons[id]
        return { id, label: t(`theme.${id}`), icon: <Icon aria-hidden /> }
      })}
    />
  )
}
