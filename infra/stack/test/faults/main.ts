import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { processNames, serviceNames } from '@lumen/contracts/operation'
import { createLogger } from '@lumen/runtime/logger'
import { chooseFaults, type Field } from './faults.ts'
import { mountable } from './mounting.ts'
import { openOwnServers } from './own-servers.ts'
import { paintingOf } from './painting.ts'
import { startFaultyProduct, type FaultyProduct } from './product-behind-proxies.ts'
import { randomFrom, shuffled } from './random.ts'
import { markdownOf, writeReport, type Report } from './report.ts'
import { runFault, together, Watch, type Result } from './run-faults.ts'
import { slowReaderOf } from './slow-reader.ts'
import { User } from './user.ts'

const usage = `Usage: npm run test:faults -- [options]
  --minutes N    faults by chance for so long; without, each one once
  --seed S       repeats the chances of an earlier run
  --only a,b     these faults, by name (kill:chat) or kind (kill)
  --users N      who chats, creates and buys meanwhile (50)
  --processes a,b  only these services as processes of their own, for a machine that cannot start all
  --copies       two copies of each behind nginx, one of which is lost; --only lose, unless told
  --second-postgres a,b  these services keep their data in a PostgreSQL of their own
  --port N       where the product listens (any)
  --out path     writes path.json and path.md too`

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    users: { type: 'string', default: '50' },
    processes: { type: 'string' },
    copies: { type: 'boolean', default: false },
    'second-postgres': { type: 'string' },
    port: { type: 'string', default: '0' },
    out: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 32))
const minutes = Number(values.minutes ?? 0)
const chosen = chooseFaults(values.only ?? (values.copies ? 'lose' : undefined))
const apart = values.processes?.split(',')
const processes = apart === undefined || processNames.filter((name) => apart.includes(name))
const moved = values['second-postgres']?.split(',') ?? []
console.log(`seed ${seed}`)

// Every process that is started listens for the end of this one.
process.setMaxListeners(2 * processNames.length + 10)
const interrupt = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort())

const random = randomFrom(seed)
const folder = mkdtempSync(join(tmpdir(), 'lumen-faults-'))
const objects = join(folder, 'objects')
const clockFile = join(folder, 'clock')
mkdirSync(objects)
const servers = await openOwnServers(
  {
    PATH: process.env['PATH'],
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'fatal',
    // What happens to run on this machine is none of a test’s business.
    LUMEN_MODEL_SERVERS: 'http://127.0.0.1:9',
    LUMEN_DEFAULT_PLAN: 'basic',
    LUMEN_RATE_LIMITS: 'off',
    OBJECTS_DIR: objects,
  },
  join(folder, 'servers'),
  serviceNames.filter((name) => moved.includes(name)),
)
const clock = new URL('moved-clock.mjs', import.meta.url)
clock.searchParams.set('file', clockFile)
const watch = new Watch()
const users: User[] = []
const results: Result[] = []
const since = performance.now()
const report = (): Report => ({
  seed,
  users: users.length,
  minutes: (performance.now() - since) / 60_000,
  messages: users.flatMap(({ sent }) => sent).filter(({ acknowledged }) => acknowledged).length,
  deeds: watch.deeds,
  results: together(results),
})
let product: FaultyProduct | undefined
try {
  product = await startFaultyProduct(servers.env, {
    processes,
    copies: values.copies,
    port: Number(values.port),
    nodeOptions: `--import=${clock.href}`,
    log: createLogger({ service: 'faults', level: 'fatal' }),
  })
  for (let number = 1; number <= Number(values.users); number += 1)
    users.push(await User.arrive(product.url, number, randomFrom(random() * 2 ** 32), watch))
  console.log(`${users.length} users came`)
  if (product.front !== null) console.log(`two copies of each, behind ${product.front}`)
  const field: Field = {
    product,
    servers,
    objects: await mountable(objects),
    // Those that share this process share its clock.
    clockFile: processes === true ? clockFile : null,
    slowReader: slowReaderOf(product.url, users),
    whilePainting: paintingOf(product.url, users, servers.databases),
  }
  const isOver = () =>
    interrupt.signal.aborted || (minutes > 0 && performance.now() - since > minutes * 60_000)
  do {
    for (const fault of minutes > 0 ? shuffled(chosen, random) : chosen) {
      if (isOver()) break
      const result = await runFault(fault, { field, users, watch, databases: servers.databases })
      results.push(result)
      console.log(JSON.stringify(result))
      if (values.out !== undefined) await writeReport(resolve(values.out), report())
    }
  } while (minutes > 0 && !isOver())
  console.log(`\n${markdownOf(report())}`)
} finally {
  await Promise.all(users.map((user) => user.leave()))
  await product?.close()
  await servers.close()
  rmSync(folder, { recursive: true, force: true })
}
const failed = results.filter(({ skipped, survived }) => skipped === null && !survived)
process.exit(failed.length === 0 ? 0 : 1)
