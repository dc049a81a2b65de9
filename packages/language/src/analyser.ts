import type { Language } from '@lumen/contracts/languages'
import { fold } from './fold.ts'
import type { LatinLanguage } from './latin-languages.ts'
import { stemWord } from './stem.ts'
import { isStopWord } from './stop-words.ts'

/**
 * One way to make words comparable. Keyed hashes of what it gives are stored (search, clauses, masks),
 * so whatever changes its output is another analyser, with a version of its own.
 */
export type Analyser = {
  readonly version: number
  /** A text as it is compared; see `fold`. */
  fold(text: string): string
  /** The form of a folded word that its inflected forms share. */
  stem(word: string, language: LatinLanguage | 'ko'): string
  /** Whether a folded word says nothing about what a text is about. */
  isStopWord(word: string, language: Language): boolean
}

/** Stored with every hash that is made now. */
export const analyserVersion = 1

/** What makes the hashes that are stored from now on. */
export const analyser: Analyser = { version: analyserVersion, fold, stem: stemWord, isStopWord }

/**
 * All whose hashes may still be stored, the newest first: what is asked is hashed by each, until a job
 * has made everybody's hashes anew. An older one stands here, frozen, for that long.
 */
export const liveAnalysers: readonly [Analyser, ...Analyser[]] = [analyser]
