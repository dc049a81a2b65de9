import type { Said } from '@lumen/understanding/clauses'
import type { Day } from '@lumen/understanding/days'

/** A message of the user, with the day it was said on, where the user was. */
export type SaidOn = Said & { readonly today: Day }
