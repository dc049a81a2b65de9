import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { eraseServers, serverStatus, stopServers } from './manage.ts'
import { provision } from './provision.ts'
import { titleOf } from './provision-error.ts'
import { provisionForTests, testDataDirectory } from './testing.ts'

const usage = `Usage: node infra/provision/src/main.ts <command> [--data DIR]
  up      start PostgreSQL, Redis and NATS, print their addresses, and leave them running until
          "down", also when what uses them ends; with --data .data/test for tests
  status  show what runs
  down    stop what was started from this directory (--erase also removes its data)
DIR is the product's own (LUMEN_DATA_DIR, else .data/product) unless told.`

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string', default: process.env['LUMEN_DATA_DIR'] ?? '.data/product' },
      erase: { type: 'boolean', default: false },
    },
  })
  const dataDir = values.data
  const command = positionals.join(' ')
  if (command === 'up') await up(dataDir)
  else if (command === 'status') await status(dataDir)
  else if (command === 'down') await down(dataDir, values.erase)
  else {
    console.error(usage)
    return 2
  }
  return 0
}

async function up(dataDir: string): Promise<void> {
  const interrupt = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupt.abort())
  }
  const options = {
    signal: interrupt.signal,
    report: (line: string) => console.error(line),
    keep: true,
  }
  const servers =
    resolve(dataDir) === testDataDirectory()
      ? await provisionForTests(options)
      : // Packages are shared by all data directories of this repository.
        await provision({ ...options, dataDir, packagesDir: '.data/packages' })
  console.log(`DATABASE_URL=${servers.postgres.adminUrl}`)
  console.log(`REDIS_URL=${servers.redis.url}`)
  console.log(`NATS_URL=${servers.nats.url}`)
}

async function status(dataDir: string): Promise<void> {
  const { servers, users } = await serverStatus({ dataDir })
  for (const { server, running, pid, port, origin, purpose, kept } of servers) {
    const process = pid === undefined ? '' : ` pid ${pid}`
    const words = running
      ? `runs on port ${port},${process} (${[origin, purpose, ...(kept ? ['kept'] : [])].join(', ')})`
      : 'is stopped'
    console.log(`${titleOf(server)} ${words}`)
  }
  if (users.length > 0) console.log(`In use by process ${users.join(', ')}`)
}

async function down(dataDir: string, erase: boolean): Promise<void> {
  if (erase) {
    await eraseServers({ dataDir })
    console.log(`Stopped the servers of ${dataDir} and removed their data`)
    return
  }
  const stopped = await stopServers({ dataDir })
  console.log(
    stopped.length === 0 ? 'Nothing was running' : `Stopped ${stopped.map(titleOf).join(', ')}`,
  )
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
