import type { Pack } from '../../pack.ts'
import { brightEmotions } from './emotions-bright.ts'
import { darkEmotions } from './emotions-dark.ts'

/** Feelings: the words that show them, lines that take them up, questions of their own. */
export const emotions: Pack['emotions'] = { ...brightEmotions, ...darkEmotions }
