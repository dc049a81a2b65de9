import type { Equivalent } from './score.ts'

/** What no test could notice: it is not asked for. */
export const equivalent: readonly Equivalent[] = []
