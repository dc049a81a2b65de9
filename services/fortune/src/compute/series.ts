import type { SeriesPoint } from '@lumen/contracts/fortune/schema'

/** Scores day by day as charts draw them. */
export const toSeries = (
  days: readonly { readonly date: string; readonly scores: Omit<SeriesPoint, 'date'> }[],
): SeriesPoint[] =>
  days.map(({ date, scores: { overall, love, career, wealth, health } }) => ({
    date,
    overall,
    love,
    career,
    wealth,
    health,
  }))
