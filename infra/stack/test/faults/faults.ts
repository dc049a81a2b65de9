import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { processNames, serviceNames, type ProcessName } from '@lumen/contracts/operation'
import { waitUntil } from '@lumen/provision/wait-until'
import type { OwnServers } from './own-servers.ts'
import { signalFamily } from './processes.ts'
import type { FaultyProduct, ServerName } from './product-behind-proxies.ts'
import { servedIn } from './served.ts'
import type { SlowReader } from './slow-reader.ts'

/** What faults are done to. Without servers of one's own, only the ways to them can be disturbed. */
export type Field = {
  product: FaultyProduct
  servers: OwnServers | null
  /** Folder in which media keeps files, on Linux with the right to mount there; null: not there. */
  objects: string | null
  /** File that tells services by how many milliseconds their clock is wrong; null: they do not look. */
  clockFile: string | null
  slowReader: SlowReader
  /** Resolves when a picture is being made. */
  whilePainting(): Promise<void>
}

/** Mends what a fault did; it may tell more of what users saw. */
type Mend = () => Promise<string | void>

export type Fault = {
  readonly name: string
  readonly holdMs: number
  /** Why it cannot be done there; null: it can. */
  skipped(field: Field): string | null
  begin(field: Field): Promise<Mend>
  /** What is done once all was looked through, for the next one. */
  after?(field: Field): Promise<void>
}

const serverNames = ['postgres', 'redis', 'nats'] as const
const startsAgainWithinMs = 180_000
const always = () => null
const ownServers = ({ servers }: Field) => (servers === null ? 'servers are shared' : null)
const nothing: Mend = async () => {}

/** Kills or ends a process and waits until its keeper has started it again. */
async function startedAnew(product: FaultyProduct, name: ProcessName, signal: NodeJS.Signals) {
  const before = product.pid(name)
  if (before === null) throw new Error(`${name} does not run as a process`)
  process.kill(before, signal)
  const isNew = () => ![before, null].includes(product.pid(name))
  if (!(await waitUntil(isNew, { limitMs: startsAgainWithinMs, everyMs: 50 })))
    throw new Error(`${name} was not started again`)
}

const ofProcess =
  (name: ProcessName) =>
  ({ product }: Field) =>
    product.pid(name) === null ? 'it is no process of its own' : null

const kill = (name: ProcessName): Fault => ({
  name: `kill:${name}`,
  holdMs: 0,
  skipped: ofProcess(name),
  async begin({ product }) {
    // Whoever starts it again is the product: the time that takes is part of the recovery.
    void startedAnew(product, name, 'SIGKILL').catch(() => undefined)
    return nothing
  },
})

const bothServeWithinMs = 60_000

/** One of two copies is killed, and stays away until the other one alone has brought all to its end. */
const lose = (name: ProcessName): Fault => ({
  name: `lose:${name}`,
  holdMs: 0,
  skipped: ({ product }) =>
    (product.copies?.pid(name) ?? null) === null ? 'it has no second process' : null,
  async begin({ product }) {
    const bothServe = async () =>
      (await product.metrics(name)).every((metrics) => servedIn(metrics) > 0)
    if (!(await waitUntil(bothServe, { limitMs: bothServeWithinMs, everyMs: 250 })))
      throw new Error(`one of two copies of ${name} is not asked for anything`)
    await product.copies!.lose(name)
    return nothing
  },
  after: ({ product }) => product.copies!.startAgain(name),
})

const killWorker: Fault = {
  name: 'kill:worker',
  holdMs: 0,
  skipped: ofProcess('media'),
  async begin({ product, whilePainting }) {
    await whilePainting()
    void startedAnew(product, 'media', 'SIGKILL').catch(() => undefined)
    return nothing
  },
}

const killServer = (name: ServerName): Fault => ({
  name: `kill:${name}`,
  holdMs: 5_000,
  skipped: ownServers,
  async begin({ servers, product }) {
    await servers!.signal(name, 'SIGKILL')
    return () => servers!.startAgain(product)
  },
})

const freeze = (name: ProcessName): Fault => ({
  name: `freeze:${name}`,
  holdMs: 10_000,
  skipped: ofProcess(name),
  async begin({ product }) {
    const pid = product.pid(name)!
    signalFamily(pid, 'SIGSTOP')
    return async () => signalFamily(pid, 'SIGCONT')
  },
})

const freezeServer = (name: ServerName): Fault => ({
  name: `freeze:${name}`,
  holdMs: 10_000,
  skipped: ownServers,
  async begin({ servers }) {
    await servers!.signal(name, 'SIGSTOP')
    return () => servers!.signal(name, 'SIGCONT')
  },
})

/** Of a product with models set by hand, all ways that end with these letters. */
const linksOf = ({ links }: FaultyProduct, ending: string) =>
  [...links].filter(([name]) => name.endsWith(ending)).map(([, proxy]) => proxy)

const onLink = (kind: 'cut' | 'delay', name: string, holdMs: number): Fault => ({
  name: `${kind}:${name}`,
  holdMs,
  skipped: ({ product }) => (product.links.has(name) ? null : 'there is no such way'),
  async begin({ product }) {
    const proxy = product.links.get(name)!
    if (kind === 'cut') proxy.cut()
    else proxy.delay(3_000)
    return async () => proxy.mend()
  },
})

/** Every connection that ends there is dead without anybody hearing of it; new ones work. */
const halfOpen = (ending: string): Fault => ({
  name: `half-open:${ending}`,
  holdMs: 0,
  skipped: always,
  async begin({ product }) {
    for (const proxy of linksOf(product, `-${ending}`)) proxy.halfOpen()
    return nothing
  },
})

const slowNetwork: Fault = {
  name: 'slow:network',
  holdMs: 10_000,
  skipped: always,
  async begin({ product }) {
    const proxy = product.links.get('client-gateway')!
    proxy.slow(4_000)
    return async () => proxy.mend()
  },
}

const slowClient: Fault = {
  name: 'slow:client',
  holdMs: 50_000,
  skipped: always,
  async begin({ slowReader }) {
    const { stop } = await slowReader()
    return stop
  },
}

const run = promisify(execFile)
const mounted = (name: string, size: string): Fault => ({
  name,
  holdMs: 10_000,
  skipped: ({ objects }) => (objects === null ? 'only root can mount a disk there' : null),
  async begin({ objects, whilePainting }) {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', objects!])
    // Pictures are asked for where they cannot be kept.
    void whilePainting().catch(() => undefined)
    // Whoever holds a file open there would keep it: it is taken off as soon as nobody does.
    return async () => void (await run('umount', ['-l', objects!]))
  },
})

const moveClock = (name: string, byMs: number): Fault => ({
  name,
  holdMs: 10_000,
  skipped: ({ clockFile }) => (clockFile === null ? 'services keep their clock' : null),
  async begin({ clockFile }) {
    writeFileSync(clockFile!, String(byMs))
    return async () => writeFileSync(clockFile!, '0')
  },
})

const rollingRestart: Fault = {
  name: 'rolling-restart',
  holdMs: 0,
  skipped: ofProcess('gateway'),
  async begin({ product }) {
    for (const name of processNames) {
      await startedAnew(product, name, 'SIGTERM')
      await pause(500)
    }
    return nothing
  },
}

const cutMs = 5_000
const delayedMs = 8_000
const pairs = [
  ...processNames.flatMap((name) =>
    serverNames
      .filter((server) => name !== 'gateway' || server !== 'postgres')
      .map((server) => `${name}-${server}`),
  ),
  ...serviceNames.map((name) => `gateway-${name}`),
  'client-gateway',
]
const hourMs = 3_600_000

/** Every fault of a single copy, in the order in which a run without `--minutes` goes through them. */
export const faults: readonly Fault[] = [
  ...processNames.map(kill),
  killWorker,
  ...serverNames.map(killServer),
  ...processNames.map(freeze),
  ...serverNames.map(freezeServer),
  ...pairs.map((name) => onLink('cut', name, cutMs)),
  ...pairs.map((name) => onLink('delay', name, delayedMs)),
  ...serverNames.map(halfOpen),
  halfOpen('gateway'),
  slowNetwork,
  slowClient,
  mounted('full-disk', '64k'),
  mounted('remounted-files', '64m'),
  moveClock('clock-forward', hourMs),
  moveClock('clock-back', -hourMs),
  rollingRestart,
]

/** What only two copies survive as these do: nobody starts again what was killed. */
const losses: readonly Fault[] = processNames.map(lose)

/** Faults by name, or by what stands before the colon. @throws Error that names what there is not */
export function chooseFaults(only: string | undefined): readonly Fault[] {
  if (only === undefined) return faults
  const all = [...faults, ...losses]
  const names = only.split(',').map((name) => name.trim())
  const chosen = (name: string) =>
    all.filter((fault) => fault.name === name || fault.name.startsWith(`${name}:`))
  for (const name of names)
    if (chosen(name).length === 0)
      throw new Error(
        `there is no fault ${name}; there are ${all.map((each) => each.name).join(', ')}`,
      )
  return names.flatMap(chosen)
}
