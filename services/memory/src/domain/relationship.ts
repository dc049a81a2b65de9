import type { emotionalStates } from '@lumen/contracts/memory/schema'
import { strengthOf, type Fading } from './strength.ts'

/** What was shared with one companion. */
export type Shared = {
  /** Memories that stand. */
  memories: number
  /** Messages of the user. */
  messages: number
  /** Days on which the user wrote. */
  days: number
  /** Days since the first of it. */
  age: number
  /** Messages of the user, and memories made, in the last 7 days and the 7 before. */
  thisWeek: { messages: number; memories: number }
  lastWeek: { messages: number; memories: number }
}

/** What of it a bond grows by. */
type Grown = Pick<Shared, 'memories' | 'messages' | 'days'>

/** Half way at `half`, towards 1 without reaching it. */
const towards = (value: number, half: number): number => value / (value + half)

/**
 * What has grown with a companion, 0 to 1, never less by absence: 40 % from memories (half way at
 * 30), 35 % from days together (at 14), 25 % from messages (at 200).
 */
export const bondOf = ({ memories, messages, days }: Grown): number =>
  0.4 * towards(memories, 30) + 0.35 * towards(days, 14) + 0.25 * towards(messages, 200)

/** 1 to 10, by the bond: one level for each tenth. */
export const levelOf = (shared: Grown): number => Math.min(10, 1 + Math.floor(bondOf(shared) * 10))

/**
 * This week against the one before, −1 to 1; a memory weighs as much as five messages. null: nothing
 * was shared then that this week could be held against, or they did not know each other all that week.
 */
export function growthTrend({ thisWeek, lastWeek, age }: Shared): number | null {
  const weigh = (week: Shared['thisWeek']) => week.messages + 5 * week.memories
  const now = weigh(thisWeek)
  const before = weigh(lastWeek)
  return before === 0 || age < 14 ? null : (now - before) / (now + before)
}

/** Percent: 70 % the closest bond, 30 % the share of the last 30 days on which the user wrote. */
export const growthScore = (bonds: readonly number[], activeDays: number): number =>
  Math.round(1_000 * (0.7 * Math.max(0, ...bonds) + 0.3 * Math.min(1, activeDays / 30))) / 10

export const frequencyOf = (activeDaysOfWeek: number): 'active' | 'moderate' | 'light' =>
  activeDaysOfWeek >= 4 ? 'active' : activeDaysOfWeek >= 2 ? 'moderate' : 'light'

/** A memory as far as a mood is concerned. */
export type Felt = Fading & { emotionalWeight: number }

/** Feelings count for so many days. */
const moodDays = 30

/** Below this a memory has no feeling to speak of. */
const leastWeight = 0.05

const withFeeling = (memories: readonly Felt[]) =>
  memories.filter(({ emotionalWeight }) => Math.abs(emotionalWeight) >= leastWeight)

/** What a mood is made of: memories of the last 30 days, by when they were told. */
export const recentOf = <Memory extends Felt>(memories: readonly Memory[], now: Date): Memory[] =>
  memories.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < moodDays * 86_400_000)

/**
 * Mean feeling, −1 to 1; each memory counts by importance and strength. The one figure for how
 * something feels: the dashboard, the analysis of a companion and its days all show it.
 */
export function balanceOf(memories: readonly Felt[], now: Date): number {
  let sum = 0
  let whole = 0
  for (const memory of withFeeling(memories)) {
    const share = memory.importance * strengthOf(memory, now)
    sum += share * memory.emotionalWeight
    whole += share
  }
  return whole === 0 ? 0 : sum / whole
}

/**
 * The mood of these memories: of the first feeling on, so that it never contradicts the balance shown
 * beside it. The bounds of 0.3 are those of the balance badge.
 */
export function stateOf(memories: readonly Felt[], now: Date): (typeof emotionalStates)[number] {
  if (withFeeling(memories).length === 0) return 'analyzing'
  const balance = balanceOf(memories, now)
  if (balance >= 0.6) return 'radiant'
  if (balance > 0.3) return 'joyful'
  return balance >= -0.3 ? 'harmonious' : 'reflective'
}
