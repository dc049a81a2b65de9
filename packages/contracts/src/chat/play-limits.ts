/** So many companions may be in a play at once, its host among them. */
export const castMax = 4

/** Sides of the dice. */
export const diceSides = 20

/** Categories in which a sheet tells how things stand: strength, what one carries, what was found. */
export const sheetCategories: ReadonlySet<string> = new Set(['adventure', 'fantasy'])

export const sheetLimits = { entries: 8, name: 24, value: 48 } as const
