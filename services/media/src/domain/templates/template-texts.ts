import type { Language } from '@lumen/contracts/languages'
import type { TemplateTexts } from './seeded.ts'

/** Each language's texts are read when they are first asked for. */
const packs: Readonly<Record<Language, () => Promise<TemplateTexts>>> = {
  zh: async () => (await import('./texts/zh.ts')).zh,
  en: async () => (await import('./texts/en.ts')).en,
  ja: async () => (await import('./texts/ja.ts')).ja,
  ko: async () => (await import('./texts/ko.ts')).ko,
  fr: async () => (await import('./texts/fr.ts')).fr,
  de: async () => (await import('./texts/de.ts')).de,
  es: async () => (await import('./texts/es.ts')).es,
  pt: async () => (await import('./texts/pt.ts')).pt,
}

/** Names, descriptions and prompts of the templates that come along. */
export const templateTexts = (language: Language): Promise<TemplateTexts> => packs[language]()
