import type { BranchRelation } from '@lumen/astrology/bazi/relations'
/** Areas of a life that a reading speaks of. */
export const areas = ['overall', 'love', 'career', 'wealth', 'health', 'family', 'study'] as const
export type Area = (typeof areas)[number]

export const easternAreas = ['love', 'career', 'wealth', 'health', 'family', 'study'] as const
export type EasternArea = (typeof easternAreas)[number]

export const westernAreas = ['love', 'career', 'wealth', 'health'] as const

export const periods = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Period = (typeof periods)[number]

/** Relations that say something of an area. */
export type AreaRelation = Exclude<BranchRelation, 'plain'>

/** The day officers, from the one on whose day the branches of day and month are the same. */
export const officers = [
  '建',
  '除',
  '满',
  '平',
  '定',
  '执',
  '破',
  '危',
  '成',
  '收',
  '开',
  '闭',
] as const
export type Officer = (typeof officers)[number]

export const insightKinds = [
  'fortune',
  'personality',
  'relationship',
  'career',
  'philosophy',
] as const
export type InsightKind = (typeof insightKinds)[number]

const starSteps = [38, 52, 64, 76]
/** 0 to 100 brought into stars 1 to 5: scores lie around 62, which is three. */
export const starsOf = (score: number): number =>
  1 + starSteps.filter((step) => score >= step).length
export const clampScore = (score: number): number => Math.round(Math.max(20, Math.min(98, score)))
