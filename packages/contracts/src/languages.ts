/** Interface and conversation languages; the first is the default. */
export const languages = ['zh', 'en', 'ja', 'ko', 'fr', 'de', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language)

export const defaultLanguage: Language = 'zh'
