/** The tables of this service's schema; each gets its own file of queries beside this one. */
export type ModelsTables = Record<never, never>
