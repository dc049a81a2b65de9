import type { Language } from '@lumen/contracts/languages'

export type { Language }

export type LanguageOption = {
  code: Language
  /** Name in the language itself. */
  name: string
  flag: string
  /** Tag for `lang` attributes and Intl. */
  tag: string
}

/** The interface languages; the first is the default and the fallback. */
export const languageOptions: readonly [LanguageOption, ...LanguageOption[]] = [
  { code: 'zh', name: '简体中文', flag: '🇨🇳', tag: 'zh-CN' },
  { code: 'en', name: 'English', flag: '🇺🇸', tag: 'en' },
  { code: 'ja', name: '日本語', flag: '🇯🇵', tag: 'ja' },
  { code: 'ko', name: '한국어', flag: '🇰🇷', tag: 'ko' },
  { code: 'fr', name: 'Français', flag: '🇫🇷', tag: 'fr' },
  { code: 'de', name: 'Deutsch', flag: '🇩🇪', tag: 'de' },
  { code: 'es', name: 'Español', flag: '🇪🇸', tag: 'es' },
  { code: 'pt', name: 'Português', flag: '🇧🇷', tag: 'pt-BR' },
]

const byCode = (code: string | null | undefined) =>
  languageOptions.find((option) => option.code === code)

export const isLanguage = (code: string | null | undefined): code is Language =>
  byCode(code) !== undefined

/** The language of this code, or the default one. */
export const languageOf = (code: string | null | undefined): Language =>
  (byCode(code) ?? languageOptions[0]).code

/** The tag for `lang` and Intl: `zh` → `zh-CN`. */
export const tagOf = (code: string | null | undefined): string =>
  (byCode(code) ?? languageOptions[0]).tag
