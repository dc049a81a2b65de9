import type { FlagCode } from '@/ui/flag'
import type { Language } from '@lumen/contracts/languages'

export type { Language }

export type LanguageOption = {
  code: Language
  /** Name in the language itself. */
  name: string
  /** Region whose flag stands for it. */
  flag: FlagCode
  /** Tag for `lang` attributes and Intl. */
  tag: string
}

/** The interface languages; the first is the default and the fallback. */
export const languageOptions: readonly [LanguageOption, ...LanguageOption[]] = [
  { code: 'zh', name: '简体中文', flag: 'CN', tag: 'zh-CN' },
  { code: 'en', name: 'English', flag: 'US', tag: 'en' },
  { code: 'ja', name: '日本語', flag: 'JP', tag: 'ja' },
  { code: 'ko', name: '한국어', flag: 'KR', tag: 'ko' },
  { code: 'fr', name: 'Français', flag: 'FR', tag: 'fr' },
  { code: 'de', name: 'Deutsch', flag: 'DE', tag: 'de' },
  { code: 'es', name: 'Español', flag: 'ES', tag: 'es' },
  { code: 'pt', name: 'Português', flag: 'BR', tag: 'pt-BR' },
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
