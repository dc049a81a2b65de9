import { serviceNames } from '@lumen/contracts/operation'
import { createLogger } from '@lumen/runtime/logger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProductEnvironment } from '../product.ts'
import { secretsOf } from '../secrets-of.ts'
import { chooseFaults } from './faults.ts'
import { startFaultyProduct, type FaultyProduct } from './product-behind-proxies.ts'
import { runFault, type Run } from './run-faults.ts'
import { beginShortRun } from './short-run.ts'

/** The short form of `npm run test:faults`: the process that writes replies is killed under its users. */
const chosen = 'kill:chat'
const seed = 18
/** What billing and the leases of a killed process owe is settled by sweeps, of which some come each minute. */
const limitMs = 900_000

let opened: Awaited<ReturnType<typeof openProductEnvironment>>
let product: FaultyProduct
let run: Run
const lines: string[] = []

beforeAll(async () => {
  opened = await openProductEnvironment({ LUMEN_DEFAULT_PLAN: 'basic', LUMEN_RATE_LIMITS: 'off' })
  const { serviceEnv, environment } = opened
  const log = createLogger({
    service: 'product',
    level: 'debug',
    destination: { write: (line) => void lines.push(line) },
  })
  product = await startFaultyProduct(
    serviceEnv,
    // What it logs itself, the test of erasure looks through.
    { processes: ['chat'], port: 0, log },
  )
  const databases = {
    adminUrls: new Map(serviceNames.map((name) => [name, environment.adminUrl])),
    billingUrl: serviceEnv['BILLING_DATABASE_URL']!,
  }
  run = await beginShortRun(product, [1, 2], seed, databases)
})
afterAll(async () => {
  for (const user of run?.users ?? []) await user.leave()
  await product?.close()
  await opened?.close()
})

it(
  'loses and doubles nothing that was acknowledged, and everybody goes on',
  async () => {
    console.log(`seed ${seed}`)
    const quick = chooseFaults(chosen).map((fault) => ({
      ...fault,
      holdMs: Math.min(fault.holdMs, 1_500),
    }))
    for (const fault of quick) {
      const result = await runFault(fault, run)
      expect(result, fault.name).toMatchObject({ skipped: null, survived: true, findings: [] })
    }
    const { chat, purchase } = run.watch.deeds
    expect(chat).toBeGreaterThan(quick.length * run.users.length)
    expect(purchase).toBeGreaterThanOrEqual(0)
  },
  limitMs,
)

it('logs no secret and nothing that was said, whatever fails', () => {
  const logged = lines.join('\n')
  expect(logged).toContain('a service ended; it is started again')
  const said = run.users.flatMap(({ session, sent }) => [
    session.token,
    ...sent.map(({ content }) => content),
  ])
  const secrets = [...secretsOf(opened.serviceEnv), 'correct horse battery', ...said]
  // Of each user a token and something said at least.
  expect(said.length).toBeGreaterThanOrEqual(2 * run.users.length)
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([])
})
