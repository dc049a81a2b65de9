import type { Pack } from '../../pack.ts'
import { daySituations } from './situations-days.ts'
import { peopleSituations } from './situations-people.ts'

/** Concrete things people tell, with lines of their own. */
export const situations: Pack['situations'] = { ...peopleSituations, ...daySituations }
