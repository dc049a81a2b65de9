import { createRequire } from 'node:module'
import type { Language } from '@lumen/contracts/languages'
import type { Pack } from '../pack.ts'
import { type IndexedPack, loadPack } from '../pack-index.ts'

const load = createRequire(import.meta.url)

/**
 * One line per language. A pack is loaded when it is first spoken, and at once, because a reply is
 * composed in one go: all of them would cost the start a second and 80 MB.
 */
const packs: Readonly<Record<Language, () => Pack>> = {
  zh: () => (load('./zh/pack.ts') as { zh: Pack }).zh,
  en: () => (load('./en/pack.ts') as { en: Pack }).en,
  ja: () => (load('./ja/pack.ts') as { ja: Pack }).ja,
  ko: () => (load('./ko/pack.ts') as { ko: Pack }).ko,
  fr: () => (load('./fr/pack.ts') as { fr: Pack }).fr,
  de: () => (load('./de/pack.ts') as { de: Pack }).de,
  es: () => (load('./es/pack.ts') as { es: Pack }).es,
  pt: () => (load('./pt/pack.ts') as { pt: Pack }).pt,
}

const loaded = new Map<Language, IndexedPack>()

/** The pack of a language, loaded and indexed when it is first asked for. */
export function packFor(language: Language): IndexedPack {
  const known = loaded.get(language)
  if (known !== undefined) return known
  const pack = loadPack(packs[language]())
  loaded.set(language, pack)
  return pack
}
