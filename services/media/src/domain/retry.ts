/** How often a job is tried. */
export const maxAttempts = 3

/** Pause after a try that failed, in milliseconds. */
export const retryPauseMs = (attempt: number): number => 2_000 * 4 ** (attempt - 1)
