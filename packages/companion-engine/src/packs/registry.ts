import type { Language } from '@lumen/contracts/languages'
import type { Pack } from '../pack.ts'
import { type IndexedPack, loadPack } from '../pack-index.ts'
import { de } from './de/pack.ts'
import { en } from './en/pack.ts'
import { es } from './es/pack.ts'
import { fr } from './fr/pack.ts'
import { ja } from './ja/pack.ts'
import { ko } from './ko/pack.ts'
import { pt } from './pt/pack.ts'
import { zh } from './zh/pack.ts'

/** One line per language. */
export const packs: Readonly<Partial<Record<Language, Pack>>> = { zh, en, de, es, fr, ja, ko, pt }

const loaded = new Map<Language, IndexedPack>()

/**
 * The pack of a language; English stands in for a language that has none. A pack is indexed when it
 * is first spoken: all at once would cost the start seconds and hundreds of megabytes.
 */
export function packFor(language: Language): IndexedPack {
  const known = loaded.get(language)
  if (known !== undefined) return known
  const pack = loadPack(packs[language] ?? en)
  loaded.set(language, pack)
  return pack
}
