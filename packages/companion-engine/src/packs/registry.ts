import type { Language } from '@lumen/contracts/languages'
import { type IndexedPack, loadPack } from '../pack-index.ts'
import { de } from './de/pack.ts'
import { en } from './en/pack.ts'
import { fr } from './fr/pack.ts'
import { ja } from './ja/pack.ts'
import { ko } from './ko/pack.ts'
import { zh } from './zh/pack.ts'

const english = loadPack(en)

/** One line per language; a pack with gaps stops the start. */
const packs: Readonly<Partial<Record<Language, IndexedPack>>> = {
  zh: loadPack(zh),
  en: english,
  de: loadPack(de),
  fr: loadPack(fr),
  ja: loadPack(ja),
  ko: loadPack(ko),
}

/** The pack of a language; English stands in for a language that has none. */
export const packFor = (language: Language): IndexedPack => packs[language] ?? english
