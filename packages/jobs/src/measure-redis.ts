import { withDeadline } from '@lumen/runtime/deadline'
import type { Metrics } from '@lumen/runtime/metrics'
import { isCluster, mastersOf, type RedisClient } from '@lumen/runtime/redis'

const answerMs = 1_000

/**
 * Tells, when figures are asked for, how Redis itself is, each master of a cluster by its name; nothing while
 * it does not answer.
 */
export function measureRedis(redis: RedisClient, metrics: Metrics): void {
  const clients = metrics.gauge('redis_clients', 'Connections that Redis holds', ['node'])
  const memory = metrics.gauge('redis_memory_bytes', 'What Redis holds, and may hold; 0: all', [
    'kind',
    'node',
  ])
  metrics.gauge(
    'redis_answer_seconds',
    'How long Redis took to say how it is',
    ['node'],
    async (gauge) => {
      for (const each of [gauge, clients, memory]) each.reset()
      if (redis.status !== 'ready') return gauge.set(Number.NaN)
      await Promise.all(
        mastersOf(redis).map(async (master) => {
          const { host, port } = master.options
          const node = isCluster(redis) ? { node: `${host}:${port}` } : {}
          const begun = performance.now()
          const said = await withDeadline(master.info(), answerMs, 'asking Redis how it is').catch(
            () => null,
          )
          if (said === null) return gauge.set(node, Number.NaN)
          gauge.set(node, (performance.now() - begun) / 1_000)
          const numberOf = (name: string) =>
            Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(said)?.[1] ?? Number.NaN)
          clients.set(node, numberOf('connected_clients'))
          memory.set({ kind: 'used', ...node }, numberOf('used_memory'))
          memory.set({ kind: 'most', ...node }, numberOf('maxmemory'))
        }),
      )
    },
  )
}
