import type { Turn } from '../domain/recent-turns.ts'

export type Recalled = { id: string; text: string; score: number }

/** What is remembered about the user that fits the last turns, best first. */
export type RecallPort = (
  userId: string,
  companionId: string,
  turns: readonly Turn[],
  signal: AbortSignal,
) => Promise<readonly Recalled[]>

/** Facts of the user's charts that fit the last turns, best first. */
export type ChartFactsPort = (
  userId: string,
  turns: readonly Turn[],
  signal: AbortSignal,
) => Promise<readonly Recalled[]>

export const recallNothing = (): Promise<readonly Recalled[]> => Promise.resolve([])
