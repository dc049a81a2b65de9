import type { CaseState, ModerationAction } from '@lumen/contracts/admin/moderation-schema'

/** What follows from a decision: what is shown, and whose account is open. */
export type Effects = { withheld: boolean; suspended: boolean }

/** Each action takes in what stands before it: who is warned or suspended has lost the content too. */
export const effectsOf = (action: ModerationAction): Effects => ({
  withheld: action !== 'keep',
  suspended: action === 'suspend',
})

/**
 * What a case has asked for by any of its decisions, first and on appeal. Of this it has to see that it is as
 * it stands; what it never took away is not its to give back.
 */
export const concernsOf = (actions: readonly ModerationAction[]): Effects => ({
  withheld: actions.some((action) => effectsOf(action).withheld),
  suspended: actions.some((action) => effectsOf(action).suspended),
})

/** Whether a case waits for a decision. */
export const isWaiting = (state: CaseState): boolean => state === 'open' || state === 'appealed'

/**
 * Whether this administrator may decide: an appeal is for another one than who decided first, where there
 * is another.
 */
export const mayDecide = (
  { state, decidedBy }: { state: CaseState; decidedBy: string | null },
  actor: string,
  administrators: number,
): boolean => isWaiting(state) && (state === 'open' || decidedBy !== actor || administrators <= 1)

/** Whether something may be done to an account because of its content: not where it has none. */
export const fitsOwner = (action: ModerationAction, ownerId: string | null): boolean =>
  ownerId !== null || action === 'keep' || action === 'remove'
