import type { ServerName } from './types.ts'

/** How each server is asked to end, from gentle to hard. PostgreSQL: fast, immediate, kill. */
export const stopSteps: Readonly<
  Record<ServerName, readonly { signal: NodeJS.Signals; limitMs: number }[]>
> = {
  postgres: [
    { signal: 'SIGINT', limitMs: 20_000 },
    { signal: 'SIGQUIT', limitMs: 5_000 },
    { signal: 'SIGKILL', limitMs: 5_000 },
  ],
  redis: [
    { signal: 'SIGTERM', limitMs: 10_000 },
    { signal: 'SIGKILL', limitMs: 5_000 },
  ],
  nats: [
    { signal: 'SIGTERM', limitMs: 10_000 },
    { signal: 'SIGKILL', limitMs: 5_000 },
  ],
}

/** How a server that no longer answers is ended: it will not do anything gently either. */
export const impatientSteps: typeof stopSteps = {
  postgres: [
    { signal: 'SIGQUIT', limitMs: 3_000 },
    { signal: 'SIGKILL', limitMs: 5_000 },
  ],
  redis: [
    { signal: 'SIGTERM', limitMs: 1_000 },
    { signal: 'SIGKILL', limitMs: 5_000 },
  ],
  nats: [
    { signal: 'SIGTERM', limitMs: 1_000 },
    { signal: 'SIGKILL', limitMs: 5_000 },
  ],
}
