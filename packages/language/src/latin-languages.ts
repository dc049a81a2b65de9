import type { Language } from '@lumen/contracts/languages'

/** Languages in Latin script: their words are parted by spaces and have stems. */
export const latinLanguages = ['en', 'fr', 'de', 'es', 'pt'] as const satisfies readonly Language[]
export type LatinLanguage = (typeof latinLanguages)[number]
