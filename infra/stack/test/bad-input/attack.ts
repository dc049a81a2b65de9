import { allOperations } from '@lumen/contracts/all-operations'
import { clientFrames } from '@lumen/contracts/frames'
import type { Operation } from '@lumen/contracts/operation'
import fc from 'fast-check'
import type { Product } from '../product.ts'
import { sendJobs, sendRequests } from './bus-inputs.ts'
import { faultOf } from './fault.ts'
import { sendFrames } from './frames.ts'
import { endsSession, meetPeople, type People } from './people.ts'
import { openWire, requestsTo, type HostileRequest } from './request.ts'
import { spoiltOf } from './spoil.ts'

/** What came of bad input. */
export type Report = {
  /** How many inputs were sent to what. */
  sent: Record<string, number>
  /** How many answers of operations had which status. */
  statuses: Record<number, number>
  /** Of those of somebody signed in, how many never reached their operation. */
  unauthenticated: number
  faults: string[]
}

/** A busy machine may take long; what hangs takes longer. */
const waitMs = 120_000
const atOnce = 8
/** Of a hundred inputs. */
const shares = { frames: 6, requests: 8, jobs: 1 }
/** Of so many places in an input, how many hold what nobody expects there. */
const percent = 8
/** They ask the models that an installation runs itself, which tests have none of. */
const needsModelHost = /^\w+ \/api\/models\/(?:downloads|kept|own)\b/
/** What is made takes seconds of a processor: it is asked for less often than the rest. */
const seldom = (operation: Operation) => operation.accepted !== undefined

/** Sends `count` inputs, the same ones for the same seed, to everything that the contracts declare. */
export async function attack(product: Product, count: number, seed: number): Promise<Report> {
  const report: Report = { sent: {}, statuses: {}, unauthenticated: 0, faults: [] }
  const people = await meetPeople(product)
  const share = (name: keyof typeof shares) => Math.ceil((count * shares[name]) / 100)
  const inputs = <T>(arbitrary: fc.Arbitrary<T>, name: keyof typeof shares): T[] =>
    fc.sample(arbitrary, { seed, numRuns: share(name) })
  const note = (name: string, sent: number, faults: readonly string[]) => {
    report.sent[name] = sent
    report.faults.push(...faults)
  }
  const spoiling = { ids: people.ids, percent }
  const frame = fc.oneof(
    ...Object.values(clientFrames).map((schema) => spoiltOf(schema, undefined, spoiling)),
  )
  const rest = count - Object.keys(shares).reduce((sum, name) => sum + share(name as 'jobs'), 0)
  await sendToOperations(product, people, rest, seed, report)
  note('frames', share('frames'), await sendFrames(product, people, inputs(frame, 'frames')))
  note('requests', share('requests'), await sendRequests(product, people, share('requests'), seed))
  note('jobs', share('jobs'), await sendJobs(product, people, share('jobs'), seed))
  return report
}

async function sendToOperations(
  product: Product,
  people: People,
  count: number,
  seed: number,
  report: Report,
): Promise<void> {
  const wire = openWire(product.url, waitMs)
  const spoiling = { ids: people.ids, percent }
  const targets = Object.entries(allOperations).map(([key, operation]) => ({
    key,
    operation,
    arbitrary: requestsTo(key, operation, spoiling),
  }))
  const tokenFor = async (key: string, { access }: Operation, at: number) => {
    if (access === 'public' ? at % 3 === 0 : at % 40 === 0) return null
    if (access === 'guest') return people.guest.token
    return endsSession.has(key) ? (await people.leaver()).token : people.owner.token
  }
  const ask = async (key: string, request: HostileRequest, token: string | null) => {
    try {
      const answer = await wire.send(request, token)
      const isAway = answer.status === 503 && needsModelHost.test(key)
      return { status: answer.status, fault: isAway ? null : faultOf(answer) }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      // A header that HTTP does not know never leaves; one that breaks the protocol ends its connection.
      return { status: 0, fault: /socket hang up|ECONNRESET/.test(reason) ? null : reason }
    }
  }
  let next = 0
  const worker = async () => {
    while (next < count) {
      const at = next
      next += 1
      const { key, operation, arbitrary } = targets[(at * 7919 + seed) % targets.length]!
      if (seldom(operation) && at % 8 !== 0) continue
      const own = (Math.imul(seed, 1_000_003) + at) | 0
      const [request] = fc.sample(arbitrary, { seed: own, numRuns: 1 }) as [HostileRequest]
      const token = await tokenFor(key, operation, at)
      const { status, fault } = await ask(key, request, token)
      report.sent['operations'] = (report.sent['operations'] ?? 0) + 1
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      if (status === 401 && token !== null && !endsSession.has(key)) report.unauthenticated += 1
      if (fault === null) continue
      const least = await shrunk(
        arbitrary,
        own,
        async (each) => (await ask(key, each, token)).fault,
      )
      report.faults.push(`${key}: ${fault}\n  ${JSON.stringify(least ?? request).slice(0, 2_000)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  wire.close()
}

/** The simplest input of this seed that still fails; null: it fails no more. */
async function shrunk<T>(
  arbitrary: fc.Arbitrary<T>,
  seed: number,
  fault: (input: T) => Promise<string | null>,
): Promise<T | null> {
  const property = fc.asyncProperty(arbitrary, async (input) => (await fault(input)) === null)
  const { counterexample } = await fc.check(property, {
    seed,
    numRuns: 1,
    interruptAfterTimeLimit: 20_000,
  })
  return counterexample?.[0] ?? null
}
