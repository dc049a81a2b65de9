import type { InsightsPack } from '../../pack/insights.ts'

export const insights: InsightsPack = {
  titles: {
    fortune: ['{moonSign} moonlight on a day of {officer}', 'The wind today: {officer}, Moon in {moonSign}', 'Moon in {moonSign}, {officer}'],
    personality: ['{stem} and {sign}: the two soils you grow in', 'When {sign} meets {stem}', 'Dressed as {sign}, built on {stem}'],
    relationship: ['A {animal}’s heart, a {moonSign} Moon', 'Together under a {moonSign} Moon', 'A note for the {animal} heart'],
    career: ['How to work under {god}', 'Today’s word at work: {god}', 'Let {god} clear the way'],
    philosophy: ['A lesson from {god}', 'An old line for a day of {god}', 'To think about: {god}'],
  },
  sources: {
    fortune: 'Chinese almanac and Western astrology',
    personality: 'Four Pillars (Ziping) and Western astrology',
    relationship: 'Chinese zodiac relations and Venus transits',
    career: 'Ten gods (Ziping) and Mars transits',
    philosophy: 'Chinese classics and the ten gods',
  },
  tags: {
    fortune: 'Today',
    personality: 'Character',
    relationship: 'Relationships',
    career: 'Work',
    philosophy: 'Thought',
  },
  bridges: ['Now for the stars above.', 'The Western sky puts it this way.', 'And look up for a moment.'],
}
