import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isLanguage, languageOptions } from '@/i18n/languages'
import { usePreferences } from '@/session/use-preferences'
import { Menu, MenuRadioGroup, MenuRadioItem } from '@/ui/menu'
import { iconTrigger } from './icon-trigger'

/** Picker of the eight languages, each under its own name. */
export function LanguageMenu({ side = 'bottom' }: { side?: 'right' | 'bottom' }) {
  const { t } = useTranslation()
  const { language, setLanguage } = usePreferences()
  return (
    <Menu
      side={side}
      align={side === 'right' ? 'start' : 'end'}
      trigger={
        <button type="button" aria-label={t('shell.language')} className={iconTrigger}>
          <Languages aria-hidden />
        </button>
      }
    >
      <MenuRadioGroup
        value={language}
        onValueChange={(code) => isLanguage(code) && setLanguage(code)}
      >
        {languageOptions.map(({ code, name, flag, tag }) => (
          <MenuRadioItem key={code} value={code} lang={tag}>
            <span aria-hidden>{flag}</span>
            {name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
