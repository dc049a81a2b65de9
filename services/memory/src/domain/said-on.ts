import type { Said } from '@lumen/understanding/clauses'
import type { Day } from './ranking/dates.ts'

/** A message of the user, with the day it was said on, where the user was. */
export type SaidOn = Said & { readonly today: Day }
