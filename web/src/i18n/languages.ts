import {
  defaultLanguage,
  isLanguage,
  languageFacts,
  languages,
  type Language,
} from '@lumen/contracts/languages'

export { isLanguage, type Language }

/** The interface languages as menus show them. */
export const languageOptions = languages.map((code) => {
  const { name, flag, tag } = languageFacts[code]
  return { code, name, flag, tag }
})

/** The language of this code, or the default one. */
export const languageOf = (code: string | null | undefined): Language =>
  isLanguage(code) ? code : defaultLanguage

/** The tag for `lang` and Intl: `zh` → `zh-CN`. */
export const tagOf = (code: string | null | undefined): string =>
  languageFacts[languageOf(code)].tag
