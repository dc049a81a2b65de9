import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverStatus } from '@lumen/provision/manage'
import { megabytesOnDisk, pathsOfProduct } from '../support/disk-size.ts'
import type { ProviderTask } from '../support/fake-provider.ts'
import { startHelper } from '../support/helper-process.ts'
import { processorTimeOfFamilies, residentBytesOfFamilies } from '../support/process-families.ts'
import { processorTime, residentBytes } from '../support/processor-time.ts'
import { against, skipped, type BenchOptions, type Row } from '../support/rows.ts'
import { post } from '../support/service-chain.ts'
import { installPeer, peerName, startPeer } from '../support/sillytavern.ts'
import { startProduct } from '../support/started-product.ts'
import { quantile } from '../support/statistics.ts'
import { openTalker, type Talker } from '../support/talkers.ts'

/**
 * The product as `npm start` runs it, beside a real peer on the same machine with the same provider and the
 * same dialogue: one talk, then ten at once. Both store every message; the product does besides what the
 * peer does not (accounts, safety, memory). The web is built before.
 */
const tokensPerSecond = 20
const tokens = 40
const crowd = 10

/** One of the two: whoever talks there, its process, and its databases and the like. */
type Side = {
  open(index: number): Promise<Talker>
  pid: number
  /** Null where they are no processes of this machine. */
  servers: readonly number[] | null
}
type Round = { firsts: number[]; nodeUs: number; allUs: number | null }

const withServers = 'with PostgreSQL, Redis, NATS'
const elsewhere = 'its servers are no processes of this machine'

/** New talks at once, each with so many messages. CPU is that of a token: all that was spent, shared by all. */
async function dialogue(side: Side, talks: number, messages: number): Promise<Round> {
  const talkers: Talker[] = []
  for (let index = 0; index < talks; index += 1) talkers.push(await side.open(index))
  const spent = () => ({
    node: processorTime(side.pid),
    all: side.servers && processorTime(side.pid) + processorTimeOfFamilies(side.servers),
  })
  const firsts: number[] = []
  const talk = async (talker: Talker) => {
    for (let message = 0; message < messages; message += 1) {
      const asked = performance.now()
      const first = () => void firsts.push(performance.now() - asked)
      await talker.hear({ token() {}, first, end() {} })
    }
  }
  const before = spent()
  await Promise.all(talkers.map(talk))
  const after = spent()
  for (const talker of talkers) talker.close()
  const all = talks * messages * tokens
  return {
    firsts,
    nodeUs: (after.node - before.node) / all,
    allUs: after.all === null || before.all === null ? null : (after.all - before.all) / all,
  }
}

function rowsOf(of: string, ours: readonly Round[], theirs: readonly Round[]): Row[] {
  const row = (name: string, unit: string, pick: (round: Round) => number) =>
    against({
      name: `peer: ${of}, ${name}`,
      unit,
      ours: ours.map(pick),
      baseline: theirs.map(pick),
    })
  const cpu = 'CPU of a token'
  return [
    row('time to first token p50', 'ms', ({ firsts }) => quantile(firsts, 0.5)),
    row('time to first token p99', 'ms', ({ firsts }) => quantile(firsts, 0.99)),
    row(`${cpu}, Node alone`, 'µs', ({ nodeUs }) => nodeUs),
    ours.some(({ allUs }) => allUs === null)
      ? skipped(`peer: ${of}, ${cpu}, ${withServers}`, elsewhere)
      : row(`${cpu}, ${withServers}`, 'µs', ({ allUs }) => allUs ?? Number.NaN),
  ]
}

/** The same on both, in turns. */
async function compare(ours: Side, theirs: Side, short: boolean): Promise<Row[]> {
  const rounds = short ? 1 : 3
  const rows: Row[] = []
  // What is loaded and compiled once is not what is measured.
  for (const side of [theirs, ours]) await dialogue(side, crowd, 1)
  const kinds = [
    { of: 'one talk', talks: 1, messages: short ? 3 : 20 },
    { of: `${crowd} at once`, talks: crowd, messages: short ? 1 : 5 },
  ]
  for (const { of, talks, messages } of kinds) {
    const [own, other]: [Round[], Round[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      other.push(await dialogue(theirs, talks, messages))
      own.push(await dialogue(ours, talks, messages))
    }
    rows.push(...rowsOf(of, own, other))
  }
  return [...rows, ...memoryOf(ours, theirs)]
}

function memoryOf(ours: Side, theirs: Side): Row[] {
  const name = 'peer: memory after the talks'
  const row = (of: string, bytes: number) =>
    against({
      name: `${name}, ${of}`,
      unit: 'MB',
      ours: [bytes / 1e6],
      baseline: [residentBytes(theirs.pid) / 1e6],
    })
  const node = residentBytes(ours.pid)
  return [
    row('Node alone', node),
    ours.servers === null
      ? skipped(`${name}, ${withServers}`, elsewhere)
      : row(withServers, node + residentBytesOfFamilies(ours.servers)),
  ]
}

/** Starts the product for a provider, with as many people as talk at once. */
async function startSide(
  dataDir: string,
  providerUrl: string,
): Promise<Side & { stop(): Promise<void> }> {
  const { url, pid, stop } = await startProduct(dataDir, {
    settings: {
      OPENAI_API_KEY: 'bench',
      OPENAI_BASE_URL: providerUrl,
      OPENAI_CHAT_MODEL: 'bench',
      LUMEN_DEFAULT_PLAN: 'premium',
      LUMEN_RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  })
  try {
    const people: string[] = []
    for (let index = 0; index < crowd; index += 1) people.push(await register(url, index))
    const { servers } = await serverStatus({ dataDir })
    const pids = servers.flatMap((server) => server.pid ?? [])
    return {
      open: (index) => openTalker(url, people[index]!),
      pid,
      servers: pids.length === servers.length ? pids : null,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @returns the token of somebody new */
async function register(url: string, index: number): Promise<string> {
  const { token } = await post<{ token: string }>(`${url}/api/auth/register`, {
    email: `bench${index}@example.com`,
    password: 'correct horse battery',
    username: 'Bench',
    birthDate: '1990-01-01',
  })
  return token
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const folder = await installPeer().catch((error: unknown) => error)
  if (typeof folder !== 'string') return [skipped(`peer: ${peerName}`, String(folder))]
  await using running = new AsyncDisposableStack()
  const provider = running.adopt(startHelper('fake-provider.ts'), (helper) => helper.close())
  provider.tell({ tokensPerSecond, tokens } satisfies ProviderTask)
  const providerUrl = await provider.heard<string>()
  const dataDir = running.adopt(await mkdtemp(join(tmpdir(), 'lumen-peer-')), (path) =>
    rm(path, { recursive: true, force: true }),
  )
  const peer = running.adopt(await startPeer(folder, providerUrl), (started) => started.stop())
  const product = running.adopt(await startSide(dataDir, providerUrl), (side) => side.stop())
  return [
    ...(await compare(product, { open: peer.open, pid: peer.pid, servers: [] }, short)),
    against({
      name: 'peer: size on disk, installed',
      unit: 'MB',
      ours: [await megabytesOnDisk(await pathsOfProduct())],
      baseline: [await megabytesOnDisk([folder])],
    }),
  ]
}
