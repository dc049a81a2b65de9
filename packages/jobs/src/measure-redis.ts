import { withDeadline } from '@lumen/runtime/deadline'
import type { Metrics } from '@lumen/runtime/metrics'
import type { Redis } from 'ioredis'

const answerMs = 1_000

/** Tells, when figures are asked for, how Redis itself is; nothing while it does not answer. */
export function measureRedis(redis: Redis, metrics: Metrics): void {
  const clients = metrics.gauge('redis_clients', 'Connections that Redis holds')
  const memory = metrics.gauge('redis_memory_bytes', 'What Redis holds, and may hold; 0: all', [
    'kind',
  ])
  metrics.gauge(
    'redis_answer_seconds',
    'How long Redis took to say how it is',
    [],
    async (gauge) => {
      for (const each of [gauge, clients, memory]) each.reset()
      if (redis.status !== 'ready') return gauge.set(Number.NaN)
      const begun = performance.now()
      const said = await withDeadline(redis.info(), answerMs, 'asking Redis how it is').catch(
        () => null,
      )
      if (said === null) return gauge.set(Number.NaN)
      gauge.set((performance.now() - begun) / 1_000)
      const numberOf = (name: string) =>
        Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(said)?.[1] ?? Number.NaN)
      clients.set(numberOf('connected_clients'))
      memory.set({ kind: 'used' }, numberOf('used_memory'))
      memory.set({ kind: 'most' }, numberOf('maxmemory'))
    },
  )
}
