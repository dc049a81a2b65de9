import { defineRoom } from '@lumen/content/define-room'
import type { Language } from '@lumen/contracts/languages'
import { Type } from 'typebox'

/** Help articles by slug, each with its fields in front: content/README.md describes them. */
export const helpRoom = defineRoom('help', { '*': Type.String({ minLength: 1 }) }, 'prose')

/** The help articles of a language as they are edited, by slug. */
export type ReadHelp = (language: Language) => Readonly<Record<string, string>>
