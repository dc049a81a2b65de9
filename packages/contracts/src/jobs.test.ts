import { expect, it } from 'vitest'
import { jobCatalog } from './jobs.ts'
import { modelPatience } from './models/limits.ts'

it.each([
  'memory.extract-talk',
  'memory.extract-paused',
  'memory.reflect',
  'chat.summarise-talk',
] as const)(
  'gives %s more time than a model of one’s own takes to begin, and some to write',
  (name) => {
    const { firstTokenMs, betweenTokensMs } = modelPatience.local
    expect(jobCatalog[name].timeoutMs).toBeGreaterThan(firstTokenMs + betweenTokensMs)
  },
)
