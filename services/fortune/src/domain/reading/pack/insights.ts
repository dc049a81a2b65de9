import { insightKinds } from '../facts/factors.ts'
import { Closed, Each, Line, Pool } from './text.ts'

/** Insights of a day: titles, where they come from, their first tag. */
export const InsightsPack = Closed({
  titles: Closed({
    fortune: Pool('officer', 'moonSign'),
    personality: Pool('stem', 'sign'),
    relationship: Pool('animal', 'moonSign'),
    career: Pool('god'),
    philosophy: Pool('god'),
  }),
  sources: Each(insightKinds, Line()),
  tags: Each(insightKinds, Line()),
  bridges: Pool(),
})
