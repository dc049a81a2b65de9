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

/** All ask at once. */
async function run(talkers: readonly Talker[], pids: readonly number[]): Promise<Round> {
  const { meter, tokenUs } = createMeter(talkers.length, pids)
  const { result, us } = await spentBy(pids, () =>
    Promise.all(talkers.map((talker) => talker.hear(meter))),
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

function rowsOf(chats: number, ours: readonly Round[], relay: readonly Round[]): Row[] {
  const of = `replies: ${chats} at once`
  const isJudged = chats <= 100
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
  ours: readonly Talker[],
  theirs: readonly Talker[],
  { pids, relayPid, rounds }: { pids: readonly number[]; relayPid: number; rounds: number },
): Promise<Row[]> {
  const [own, bare]: [Round[], Round[]] = [[], []]
  // The first round of each warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const bareRound = await run(theirs, [relayPid])
    const ownRound = await run(ours, pids)
    if (round === 0) continue
    bare.push(bareRound)
    own.push(ownRound)
  }
  return rowsOf(ours.length, own, bare)
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const [sizes, rounds, tokens] = short ? [[10, 50], 1, 200] : [[10, 100, 500], 3, 200]
  const provider = startHelper('fake-provider.ts')
  const relay = startHelper('bare-relay.ts')
  provider.tell({ tokensPerSecond, tokens } satisfies ProviderTask)
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
    const most = Math.max(...sizes)
    const people = await copyPeople(auth, identity.userId, most)
    const ours = await openAll(most, (index) => openTalker(chain.gateway.url, people[index]!.token))
    const theirs = await openAll(most, () => openRelayTalker(relayUrl))
    await warmUp(ours)
    const rows: Row[] = []
    const { chat, gateway } = chain
    const pids = [chat.pid, gateway.pid]
    for (const chats of sizes)
      rows.push(
        ...(await measure(ours.slice(0, chats), theirs.slice(0, chats), {
          pids,
          relayPid: relay.pid,
          rounds,
        }).catch((error: unknown) => [skipped(`replies: ${chats} at once`, String(error))])),
      )
    for (const talker of [...ours, ...theirs]) talker.close()
    return rows
  } finally {
    await auth.destroy()
    await chain.close()
    await relay.close()
    await provider.close()
  }
}
