import type { Language } from '@lumen/contracts/languages'
import type { Pack } from './pack.ts'

/** One line per language; a pack is loaded when it is first read from. */
const packs: Readonly<Partial<Record<Language, () => Promise<Pack>>>> = {
  zh: async () => (await import('./packs/zh/pack.ts')).zh,
  en: async () => (await import('./packs/en/pack.ts')).en,
  ja: async () => (await import('./packs/ja/pack.ts')).ja,
  ko: async () => (await import('./packs/ko/pack.ts')).ko,
  fr: async () => (await import('./packs/fr/pack.ts')).fr,
  de: async () => (await import('./packs/de/pack.ts')).de,
  pt: async () => (await import('./packs/pt/pack.ts')).pt,
  es: async () => (await import('./packs/es/pack.ts')).es,
}

export const packLanguages = Object.keys(packs) as readonly Language[]

/** The texts of a language. @throws RangeError for a language without a pack */
export async function loadPack(language: Language): Promise<Pack> {
  const load = packs[language]
  if (load === undefined) throw new RangeError(`No reading texts in ${language}`)
  return load()
}
