// Written by `npm run content` from content/languages.yaml, which explains the fields.

/** Interface and conversation languages; the first is the default. */
export const languages = ['zh', 'en', 'ja', 'ko', 'fr', 'de', 'es', 'pt'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language)

export const defaultLanguage: Language = 'zh'

/** What a language is. */
export type LanguageFacts = {
  readonly name: string
  readonly english: string
  readonly tag: string
  readonly locale: string
  readonly flag: string
  readonly script: 'Han' | 'Kana' | 'Hangul' | 'Latin'
  readonly sentences: '' | ' '
  readonly list: readonly [between: string, last: string]
  readonly decimal: '.' | ','
  readonly quotes: readonly [open: string, close: string]
  readonly speaker: string
  readonly spaces: boolean
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  zh: {
    name: '简体中文',
    english: 'Simplified Chinese',
    tag: 'zh-CN',
    locale: 'zh-CN',
    flag: 'CN',
    script: 'Han',
    sentences: '',
    list: ['、', '、'],
    decimal: '.',
    quotes: ['“', '”'],
    speaker: 'cmn-latn-pinyin',
    spaces: false,
  },
  en: {
    name: 'English',
    english: 'English',
    tag: 'en',
    locale: 'en-US',
    flag: 'US',
    script: 'Latin',
    sentences: ' ',
    list: [', ', ' and '],
    decimal: '.',
    quotes: ['“', '”'],
    speaker: 'en-us',
    spaces: true,
  },
  ja: {
    name: '日本語',
    english: 'Japanese',
    tag: 'ja',
    locale: 'ja-JP',
    flag: 'JP',
    script: 'Kana',
    sentences: '',
    list: ['、', '、'],
    decimal: '.',
    quotes: ['「', '」'],
    speaker: 'ja',
    spaces: false,
  },
  ko: {
    name: '한국어',
    english: 'Korean',
    tag: 'ko',
    locale: 'ko-KR',
    flag: 'KR',
    script: 'Hangul',
    sentences: ' ',
    list: [', ', ', '],
    decimal: '.',
    quotes: ['‘', '’'],
    speaker: 'ko',
    spaces: true,
  },
  fr: {
    name: 'Français',
    english: 'French',
    tag: 'fr',
    locale: 'fr-FR',
    flag: 'FR',
    script: 'Latin',
    sentences: ' ',
    list: [', ', ' et '],
    decimal: ',',
    quotes: ['« ', ' »'],
    speaker: 'fr',
    spaces: true,
  },
  de: {
    name: 'Deutsch',
    english: 'German',
    tag: 'de',
    locale: 'de-DE',
    flag: 'DE',
    script: 'Latin',
    sentences: ' ',
    list: [', ', ' und '],
    decimal: ',',
    quotes: ['„', '“'],
    speaker: 'de',
    spaces: true,
  },
  es: {
    name: 'Español',
    english: 'Spanish',
    tag: 'es',
    locale: 'es-ES',
    flag: 'ES',
    script: 'Latin',
    sentences: ' ',
    list: [', ', ' y '],
    decimal: ',',
    quotes: ['«', '»'],
    speaker: 'es',
    spaces: true,
  },
  pt: {
    name: 'Português',
    english: 'Portuguese',
    tag: 'pt-BR',
    locale: 'pt-BR',
    flag: 'BR',
    script: 'Latin',
    sentences: ' ',
    list: [', ', ' e '],
    decimal: ',',
    quotes: ['“', '”'],
    speaker: 'pt-br',
    spaces: true,
  },
}
