/**
 * What stops pages that a test opened without an interface. `setup.ts` does so before it clears storage: what
 * one keeps a moment later would come into that of the next test.
 */
export const openPages = new Set<() => void>()
