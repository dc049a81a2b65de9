import { openRoom } from '@lumen/content/open-room'
import { type Language, languages } from '@lumen/contracts/languages'
import { noiseRoom, type Noise } from '../content.ts'
import { fold } from './fold.ts'

const contentOf = openRoom(noiseRoom)

export const noiseIn = (language: Language): Noise => contentOf(language).noise

/** The words of a list in every language, folded like the messages: people mix languages. */
export const noiseWords = (
  list: Exclude<keyof Noise, 'laughs'>,
  of: readonly Language[] = languages,
): string[] =>
  of
    .flatMap((language) => noiseIn(language)[list].split(','))
    .map((word) => fold(word.trim()))
    .filter((word) => word !== '')
