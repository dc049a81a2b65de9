import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@lumen/database/open'
import { createLogger } from '@lumen/runtime/logger'
import type { RelayTask } from '../support/bare-relay.ts'
import { copyPeople } from '../support/copy-people.ts'
import type { ProviderTask } from '../support/fake-provider.ts'
import { startHelper } from '../support/helper-process.ts'
import { processorTime, spentBy } from '../support/processor-time.ts'
import { against, alone, skipped, type BenchOptions, type Row } from '../support/rows.ts'
import { startChain } from '../support/service-chain.ts'
import { quantile } from '../support/statistics.ts'
import {
  createListener,
  openSocket,
  openTalker,
  type Meter,
  type Talker,
} from '../support/talkers.ts'

/**
 * Replies as they stream: a provider's words through chat, NATS and the gateway to sockets, beside a bare
 * relay of the same provider in the same run. CPU of a token, and how late it comes.
 */
const tokensPerSecond = 20

/** How many talk at a time, how long their replies are, within what time they begin, and how often. */
type Crowd = { chats: number; tokens: number; withinMs: number; rounds: number }
const crowds: readonly Crowd[] = [
  { chats: 10, tokens: 200, withinMs: 0, rounds: 3 },
  { chats: 100, tokens: 200, withinMs: 0, rounds: 3 },
  // Two cores do not begin so many in one second, with what asks for them beside.
  { chats: 500, tokens: 800, withinMs: 30_000, rounds: 1 },
]
const fewCrowds: readonly Crowd[] = [10, 50].map((chats) => ({
  chats,
  tokens: 200,
  withinMs: 0,
  rounds: 1,
}))

async function openRelayTalker(url: string): Promise<Talker> {
  const socket = await openSocket(url)
  return {
    hear: (meter) =>
      new Promise((resolve) => {
        const listener = createListener(meter)
        const take = (data: Buffer) => {
          const frame = JSON.parse(data.toString('utf8')) as { type: string; delta: string }
          if (frame.type === 'chunk') return listener.hear(frame.delta)
          socket.off('message', take)
          meter.end()
          resolve(listener.heard)
        }
        socket.on('message', take)
        socket.send('Tell me about your day')
      }),
    close: () => socket.terminate(),
  }
}

type Round = { tokenUs: number; replyUs: number; p50: number; p99: number; firstP99: number }

/**
 * Counts what a token takes while all stream: from when each of them has begun to when the first ends. What
 * a reply takes to begin and end (it is stored, remembered, paid for) is not a token’s.
 */
function createMeter(talkers: number, pids: readonly number[]) {
  const spent = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  let silent = talkers
  let tokens = 0
  let from: { us: number; tokens: number } | null = null
  let tokenUs: number | null = null
  const meter: Meter = {
    token: () => void (tokens += 1),
    first() {
      silent -= 1
      if (silent === 0) from = { us: spent(), tokens }
    },
    end() {
      if (from !== null) tokenUs ??= (spent() - from.us) / (tokens - from.tokens)
      from = null
    },
  }
  return { meter, tokenUs: () => tokenUs }
}

const nobody: Meter = { token() {}, first() {}, end() {} }

/** All ask at once, or one after the other within `withinMs`. */
async function run(
  talkers: readonly Talker[],
  pids: readonly number[],
  withinMs: number,
): Promise<Round> {
  const { meter, tokenUs } = createMeter(talkers.length, pids)
  const { result, us } = await spentBy(pids, () =>
    Promise.all(
      talkers.map(async (talker, index) => {
        await sleep((index / talkers.length) * withinMs)
        return talker.hear(meter)
      }),
    ),
  )
  const late = result.flatMap((heard) => heard.late)
  return {
    tokenUs: tokenUs() ?? Number.NaN,
    replyUs: us / talkers.length,
    p50: quantile(late, 0.5),
    p99: quantile(late, 0.99),
    firstP99: quantile(
      result.flatMap((heard) => heard.lateAtFirst),
      0.99,
    ),
  }
}

/** Opens some at a time: what is measured comes later. */
async function openAll<T>(count: number, open: (index: number) => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let from = 0; from < count; from += 10)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, count - from) }, (_, index) => open(from + index)),
      )),
    )
  return all
}

/**
 * What is loaded and compiled once is not what is measured. On a busy machine it takes longer than a frame
 * may, and whoever waited in vain is still being answered: then the next one asks.
 */
async function warmUp(talkers: readonly Talker[]): Promise<void> {
  const failures: unknown[] = []
  for (const talker of talkers.slice(0, 5))
    try {
      await talker.hear(nobody)
      return
    } catch (error) {
      failures.push(error)
    }
  throw new AggregateError(failures, 'nobody answers')
}

const nameOf = ({ chats, withinMs }: Crowd) =>
  withinMs === 0
    ? `replies: ${chats} at once`
    : `replies: ${chats}, begun within ${withinMs / 1_000} s`

function rowsOf(crowd: Crowd, ours: readonly Round[], relay: readonly Round[]): Row[] {
  const of = nameOf(crowd)
  const isJudged = crowd.withinMs === 0
  const late = (name: string, pick: (round: Round) => number, atMost: number) =>
    alone({
      name: `${of}, ${name} beyond the relay's`,
      unit: 'ms',
      ...(isJudged && { goal: { atMost } }),
      ours: ours.map((round, index) => pick(round) - pick(relay[index]!)),
    })
  return [
    against({
      name: `${of}, CPU of a token, to a bare relay`,
      unit: 'µs',
      goal: { atMost: 2.5 },
      ours: ours.map(({ tokenUs }) => tokenUs),
      baseline: relay.map(({ tokenUs }) => tokenUs),
    }),
    against({
      name: `${of}, CPU of a whole reply, to a bare relay`,
      unit: 'ms',
      ours: ours.map(({ replyUs }) => replyUs / 1_000),
      baseline: relay.map(({ replyUs }) => replyUs / 1_000),
    }),
    late('delay p50', ({ p50 }) => p50, 10),
    late('delay p99', ({ p99 }) => p99, 60),
    late('delay p99 in the first second', ({ firstP99 }) => firstP99, 60),
  ]
}

async function measure(
  crowd: Crowd,
  ours: readonly Talker[],
  theirs: readonly Talker[],
  { pids, relayPid }: { pids: readonly number[]; relayPid: number },
): Promise<Row[]> {
  const [own, bare]: [Round[], Round[]] = [[], []]
  // The first round of each warms up.
  for (let round = 0; round <= crowd.rounds; round += 1) {
    const bareRound = await run(theirs.slice(0, crowd.chats), [relayPid], crowd.withinMs)
    const ownRound = await run(ours.slice(0, crowd.chats), pids, crowd.withinMs)
    if (round === 0) continue
    bare.push(bareRound)
    own.push(ownRound)
  }
  return rowsOf(crowd, own, bare)
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const sizes = short ? fewCrowds : crowds
  const provider = startHelper('fake-provider.ts')
  const relay = startHelper('bare-relay.ts')
  const speak = ({ tokens }: Crowd) =>
    provider.tell({ tokensPerSecond, tokens } satisfies ProviderTask)
  speak(sizes[0]!)
  const baseUrl = await provider.heard<string>()
  relay.tell({ baseUrl } satisfies RelayTask)
  const relayUrl = await relay.heard<string>()
  const settings = {
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: baseUrl,
    OPENAI_CHAT_MODEL: 'bench',
    CHAT_SUMMARY_TOKENS: '0',
    LUMEN_DEFAULT_PLAN: 'premium',
  }
  const chain = await startChain(settings, ['billing', 'memory'])
  const log = createLogger({ service: 'bench', level: 'error' })
  const auth = openDatabase<Record<string, never>>({ url: chain.environment.databaseUrl, log })
  try {
    const { identity } = await chain.person()
    const most = Math.max(...sizes.map(({ chats }) => chats))
    const people = await copyPeople(auth, identity.userId, most)
    const ours = await openAll(most, (index) => openTalker(chain.gateway.url, people[index]!.token))
    const theirs = await openAll(most, () => openRelayTalker(relayUrl))
    await warmUp(ours)
    const { chat, gateway } = chain
    const pids = [chat.pid, gateway.pid]
    // Code that is new to a process costs many times what it does later, a small crowd the most.
    await run(theirs.slice(0, 50), [relay.pid], 0)
    await run(ours.slice(0, 50), pids, 0)
    const rows: Row[] = []
    for (const crowd of sizes) {
      speak(crowd)
      rows.push(
        ...(await measure(crowd, ours, theirs, { pids, relayPid: relay.pid }).catch(
          (error: unknown) => [skipped(nameOf(crowd), String(error))],
        )),
      )
    }
    for (const talker of [...ours, ...theirs]) talker.close()
    return rows
  } finally {
    await auth.destroy()
    await chain.close()
    await relay.close()
    await provider.close()
  }
}
