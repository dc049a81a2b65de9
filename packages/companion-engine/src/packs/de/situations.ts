import type { Pack } from '../../pack.ts'
import { daySituations } from './situations-days.ts'
import { leisureSituations } from './situations-leisure.ts'
import { lifeSituations } from './situations-life.ts'

/** Concrete things people tell, with lines of their own. */
export const situations: Pack['situations'] = {
  ...lifeSituations,
  ...leisureSituations,
  ...daySituations,
}
