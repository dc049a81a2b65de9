import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { usePreferences } from '@/session/use-preferences'
import { LazyFlag } from '@/ui/lazy-flag'
import { Menu } from '@/ui/menu'
import { iconTrigger, placement } from './icon-trigger'

/** Picker of the eight languages, each under its own name. */
export function LanguageMenu({ place }: { place: keyof typeof placement }) {
  const { t } = useTranslation()
  const { language, setLanguage } = usePreferences()
  return (
    <Menu
      {...placement[place]}
      trigger={
        <button
          type="button"
          aria-label={t('shell.language')}
          data-tooltip={t('shell.language')}
          className={iconTrigger}
        >
          <Languages aria-hidden />
        </button>
      }
      entries={[
        {
          kind: 'choice',
          id: 'language',
          label: t('shell.language'),
          value: language,
          options: languageOptions.map(({ code, name, flag, tag }) => ({
            id: code,
            label: name,
            lang: tag,
            icon: <LazyFlag code={flag} />,
          })),
          onSelect: (code) => {
            if (isLanguage(code)) setLanguage(code)
          },
        },
      ]}
    />
  )
}
