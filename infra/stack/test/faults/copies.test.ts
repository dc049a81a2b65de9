import { connectBus } from '@lumen/bus/connect'
import { processNames, serviceNames, type ServiceName } from '@lumen/contracts/operation'
import { testDataDirectory } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProductEnvironment } from '../product.ts'
import { audit, unsettled, withTables, type Databases } from './audit.ts'
import { askForErasure, doneFor, leaveWork, makeDue } from './due-work.ts'
import { chooseFaults } from './faults.ts'
import { startFaultyProduct, type FaultyProduct } from './product-behind-proxies.ts'
import { runFault, type Run } from './run-faults.ts'
import { openSecondPostgres, type SecondPostgres } from './second-postgres.ts'
import { jobsIn, servedIn } from './served.ts'
import { beginShortRun } from './short-run.ts'
import { runSweepsAtOnce } from './sweeps.ts'

/**
 * The short form of `npm run test:faults -- --copies --second-postgres chat,memory`: two copies of every
 * service behind nginx, one of which is lost under its users. Beyond that every sweep is run by both.
 */
const moved: readonly ServiceName[] = ['chat', 'memory']
const lost = 'chat'
const seed = 21
const limitMs = 900_000
const sweepsAtOnce = 4

let opened: Awaited<ReturnType<typeof openProductEnvironment>>
let second: SecondPostgres
let product: FaultyProduct
let databases: Databases
let run: Run

beforeAll(async () => {
  opened = await openProductEnvironment({
    LUMEN_DEFAULT_PLAN: 'basic',
    LUMEN_RATE_LIMITS: 'off',
    ACCOUNT_ERASURE_SETTLE_SECONDS: '0',
    MEMORY_PAUSE_MS: '0',
    // Who is lost is lost in the middle of what it says.
    CHAT_WORD_PAUSE_MS: '30',
  })
  const { serviceEnv, environment } = opened
  const { url, user, pass } = environment.nats
  const natsUrl = Object.assign(new URL(url), { username: user, password: pass }).href
  const dataDir = join(testDataDirectory(), 'second')
  second = await openSecondPostgres(serviceEnv, natsUrl, dataDir, moved)
  const env = { ...serviceEnv, ...second.env }
  product = await startFaultyProduct(env, { processes: [lost], port: 0, copies: true })
  databases = {
    adminUrls: new Map(
      serviceNames.map((name) => [
        name,
        moved.includes(name) ? second.adminUrl : environment.adminUrl,
      ]),
    ),
    billingUrl: env['BILLING_DATABASE_URL']!,
  }
  run = await beginShortRun(product, [11, 12], seed, databases)
})
afterAll(async () => {
  for (const user of run?.users ?? []) await user.leave()
  await product?.close()
  await second?.close()
  await opened?.close()
})

it(
  'are asked by everybody in turn, and one that is lost takes nothing along and doubles nothing',
  async () => {
    console.log(`seed ${seed}, behind ${product.front}`)
    const asked = async () => {
      await Promise.all(run.users.map((user) => user.lookAround()))
      const all = processNames.map(async (name) => {
        const metrics = await product.metrics(name)
        return metrics.map((each) => `${name} ${servedIn(each) > 0}`)
      })
      return (await Promise.all(all)).flat()
    }
    await expect.poll(asked).toEqual(processNames.flatMap((name) => Array(2).fill(`${name} true`)))
    const [fault] = chooseFaults(`lose:${lost}`)
    expect(await runFault(fault!, run)).toMatchObject({
      skipped: null,
      survived: true,
      findings: [],
    })
  },
  limitMs,
)

it('keep their data where their address says, and nowhere else', async () => {
  const schemasAt = (service: ServiceName) =>
    withTables(databases, service, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select distinct schemaname as name from pg_tables where schemaname = any($1) order by 1`,
        [serviceNames],
      )
      return rows.map(({ name }) => name)
    })
  expect(await schemasAt('chat')).toEqual([...moved].toSorted())
  expect(await schemasAt('auth')).toEqual(
    serviceNames.filter((name) => !moved.includes(name)).toSorted(),
  )
})

it(
  'do every sweep once, also when both are at it at the same time',
  async () => {
    const log = createLogger({ service: 'test', level: 'silent' })
    const billing = await connectBus({ ...opened.environment.nats, service: 'chat', log })
    const people = await Promise.all(
      [1, 2, 3, 4].map((number) => leaveWork(product.url, number, billing)),
    )
    await billing.close()
    const { redisUrl } = opened.environment
    await makeDue(databases, people)
    await runSweepsAtOnce(redisUrl, sweepsAtOnce)
    const isSettled = () => unsettled(databases)
    await expect.poll(isSettled).toEqual([])
    const doneForAll = async () => {
      const all = await Promise.all(people.map((person) => doneFor(databases, person)))
      return all.map(({ 'told of messages': told = 0, 'wrote by itself': wrote = 0, ...done }) => ({
        ...done,
        'wrote by itself': wrote,
        'told of the reminder': told - wrote,
      }))
    }
    const once = {
      reminded: 1,
      // The minute at which a companion wants to write may be later on this day.
      'wrote by itself': expect.toBeOneOf([0, 1]),
      'told of the reminder': 1,
      'hidden companions': 0,
      'told of a memory': 1,
      // The cat, and what is to be done tomorrow.
      remembered: 2,
      'remembered again': 0,
      'given back': 1,
      months: 2,
    }
    // Events that have left the tables of one service may not have arrived in those of another, and what
    // arrives after a sweep waits for the next minute’s.
    await expect.poll(doneForAll, { timeout: 180_000 }).toEqual(people.map(() => once))
    const done = await doneForAll()
    expect(done.some((each) => each['wrote by itself'] === 1)).toBe(true)

    const receipts = await askForErasure(product.url, databases, people)
    await runSweepsAtOnce(redisUrl, sweepsAtOnce)
    await expect.poll(async () => (await receipts()).includes(null)).toBe(false)
    for (const record of await receipts()) {
      const erased = Object.fromEntries(record!.services.map((each) => [each.service, each.erased]))
      // Nobody else counted what one of them erased.
      expect(erased['chat']).toMatchObject({ companions: 2, keys: 1 })
      expect(erased['memory']).toMatchObject({ memories: 2, keys: 1 })
      expect(erased['auth']).toMatchObject({ users: 1 })
    }
    await expect.poll(isSettled).toEqual([])
    expect(await audit(databases, run.users)).toEqual({ lost: [], duplicated: [], wrong: [] })

    // Their names end with the ids of mails.
    const mails = (await readdir(opened.serviceEnv['MAIL_DIR']!)).map((name) => name.slice(-41))
    expect(mails.length).toBeGreaterThan(0)
    expect(new Set(mails).size).toBe(mails.length)
    for (const name of serviceNames) {
      const metrics = await product.metrics(name)
      expect(
        metrics.map((each) => jobsIn(each, 'completed') > 0),
        `sweeps of copies of ${name}`,
      ).toEqual([true, true])
      expect(
        metrics.map((each) => jobsIn(each, 'failed')),
        `of ${name}`,
      ).toEqual([0, 0])
    }
  },
  limitMs,
)
