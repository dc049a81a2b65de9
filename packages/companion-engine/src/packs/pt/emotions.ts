import type { Pack } from '../../pack.ts'
import { brightEmotions } from './emotions-bright.ts'
import { darkEmotions } from './emotions-dark.ts'

/** Feelings: the words that show them, and a tentative word on them. */
export const emotions: Pack['emotions'] = { ...brightEmotions, ...darkEmotions }
