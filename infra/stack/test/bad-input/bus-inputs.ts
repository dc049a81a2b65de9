import { setTimeout as sleep } from 'node:timers/promises'
import { connectBus, type Bus } from '@lumen/bus/connect'
import { allRequests } from '@lumen/contracts/all-requests'
import type { JobDeclaration } from '@lumen/contracts/job'
import { jobCatalog } from '@lumen/contracts/jobs'
import type { ProcessName } from '@lumen/contracts/operation'
import { createJobs } from '@lumen/jobs/queues'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import fc from 'fast-check'
import type { Product } from '../product.ts'
import type { People } from './people.ts'
import { spoiltOf } from './spoil.ts'

const log = createLogger({ service: 'bad-input', level: 'silent' })
/** Of a hundred places in an input, how many hold what nobody expects there. */
const percent = 12
/** A schema that anything fits. */
const anything = {} as JobDeclaration['payload']
const nobody = '018f0000-0000-7000-8000-0000000000ff'
/** Requests erase and suspend: nobody but somebody whom nobody minds is named in them. */
const spoilingOf = ({ victimId }: People) => ({ ids: [victimId, nobody], percent })

/** A connection for each process that says something, as it logs in. */
function connections({ environment: { env } }: Product) {
  const open = new Map<string, Promise<Bus>>()
  return {
    of(service: ProcessName): Promise<Bus> {
      const prefix = `${service.toUpperCase()}_NATS`
      const login = { user: env[`${prefix}_USER`], pass: env[`${prefix}_PASS`] }
      const known = open.get(service) ?? connectBus({ url: env.NATS_URL, ...login, service, log })
      open.set(service, known)
      return known
    },
    close: async () => {
      for (const bus of open.values()) await (await bus).close()
    },
  }
}

/** Asks what services ask each other; whoever answers refuses it, or answers as declared. */
export async function sendRequests(
  product: Product,
  people: People,
  count: number,
  seed: number,
): Promise<string[]> {
  const faults: string[] = []
  const buses = connections(product)
  const names = Object.keys(allRequests) as (keyof typeof allRequests)[]
  const ask = async (at: number) => {
    const name = names[(at * 31 + seed) % names.length]!
    const { input, callers } = allRequests[name]!
    const arbitrary = spoiltOf(input, undefined, spoilingOf(people))
    const [value] = fc.sample(arbitrary, { seed: seed + at, numRuns: 1 })
    const bus = await buses.of(callers[at % callers.length]!)
    try {
      await bus.request(allRequests, name, value, { timeoutMs: 120_000 })
    } catch (error) {
      const { code, appCode, message } = error as {
        code: string
        appCode?: string
        message: string
      }
      const refused = code === 'failed' || (code === 'invalid' && appCode !== undefined)
      if (!refused || appCode === 'internal' || appCode === 'timeout')
        faults.push(
          `${name}: ${code} ${appCode} ${message}\n  ${JSON.stringify(value)?.slice(0, 1_000)}`,
        )
    }
  }
  for (let at = 0; at < count; at += 8)
    await Promise.all(Array.from({ length: Math.min(8, count - at) }, (_, more) => ask(at + more)))
  await buses.close()
  return faults
}

/** Puts jobs with spoilt payloads into the queues; every one is worked off, or given up. */
export async function sendJobs(
  product: Product,
  people: People,
  count: number,
  seed: number,
): Promise<string[]> {
  const loose = Object.fromEntries(
    Object.entries<JobDeclaration>(jobCatalog).map(([name, declaration]) => [
      name,
      { ...declaration, attempts: 1, payload: anything },
    ]),
  ) as Record<`${string}.${string}`, JobDeclaration>
  const jobs = createJobs({
    redisUrl: product.environment.redisUrl,
    log,
    metrics: createMetrics({ service: 'bad-input' }),
    service: 'bad-input',
    catalog: loose,
  })
  const names = Object.keys(loose) as (keyof typeof loose)[]
  const pending: [keyof typeof loose, string][] = []
  for (let at = 0; at < count; at += 1) {
    const name = names[(at * 5 + seed) % names.length]!
    const { payload } = (jobCatalog as Record<string, JobDeclaration>)[name]!
    const arbitrary = spoiltOf(payload, undefined, { ...spoilingOf(people), percent: 40 })
    const [value] = fc.sample(arbitrary, { seed: seed + at, numRuns: 1 })
    const { id } = await jobs.enqueue(name, value as never)
    pending.push([name, id])
  }
  const faults: string[] = []
  const end = performance.now() + 120_000
  for (const [name, id] of pending)
    while (await jobs.isPending(name, id)) {
      if (performance.now() > end) {
        faults.push(`job ${name} is never ended`)
        break
      }
      await sleep(100)
    }
  await jobs.close()
  return faults
}
