/** A number as PostgreSQL’s `real` holds it, which refuses what is nearer to 0 than it can tell. */
export const asReal = (value: number): number => Math.fround(value)
