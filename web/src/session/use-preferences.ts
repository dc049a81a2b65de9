import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '@/i18n/i18n'
import { languageOf, type Language } from '@/i18n/languages'
import { useAppDispatch } from '@/store/root-reducer'
import { savePreferences } from './session-flow'
import { applyTheme, useChosenTheme, type Theme } from './theme'

/** Language and theme, and how to change them: here at once, in the account when signed in. */
export function usePreferences() {
  const { i18n } = useTranslation()
  const dispatch = useAppDispatch()
  const theme = useChosenTheme()
  const setLanguage = useCallback(
    (language: Language) => {
      void changeLanguage(i18n, language)
      void dispatch(savePreferences({ language }))
    },
    [i18n, dispatch],
  )
  const setTheme = useCallback(
    (next: Theme) => {
      applyTheme(next)
      void dispatch(savePreferences({ theme: next }))
    },
    [dispatch],
  )
  return { language: languageOf(i18n.language), theme, setLanguage, setTheme }
}
