import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { condolenceRoom } from './content.ts'

export type CondolencePack = ReturnType<typeof contentOf>['condolence']

const contentOf = openRoom(condolenceRoom)

/** @throws with the file's name when it is missing or does not fit */
export const condolenceLines = (language: Language): CondolencePack =>
  contentOf(language).condolence
