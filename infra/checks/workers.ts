import { availableParallelism } from 'node:os'

/**
 * How many files of tests run at once: one more than there are cores, as each waits for servers, or for
 * a page to change, for a third of its time. Vitest left to itself keeps a core free.
 */
export const workers = availableParallelism() + 1
