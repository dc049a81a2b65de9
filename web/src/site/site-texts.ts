import { createInstance, type i18n as I18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { interpolation } from '@/i18n/interpolation'
import type { Language } from '@/i18n/languages'

type Sections = Record<string, unknown>
export type SiteTexts = { translation: Sections; site: Sections }

/** Translation with the texts that a prerendered page carries: nothing is fetched. */
export function createSiteTexts(language: Language, texts: SiteTexts): I18n {
  const i18n = createInstance()
  void i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    initAsync: false,
    interpolation,
    react: { useSuspense: false },
  })
  return i18n
}
