import { createIdentitySigner, identityHeader } from '@lumen/http/identity'
import autocannon from 'autocannon'
import { startHelper } from '../support/helper-process.ts'
import { startBareNginx } from '../support/bare-nginx.ts'
import { signToken, type PlainGatewayTask } from '../support/plain-gateway.ts'
import { spentBy } from '../support/processor-time.ts'
import { against, skipped, type BenchOptions, type Row } from '../support/rows.ts'
import { startChain } from '../support/service-chain.ts'

/**
 * What the gateway costs: one authenticated read, asked of the chat service directly, through the
 * gateway, through a plain `@fastify/http-proxy` and through nginx, which checks nothing, in turns; every
 * part is its own process.
 */
const connections = 32
const path = '/api/companions'

type Way = { url: string; pids: number[]; headers: () => Record<string, string> }
type Round = { perSecond: number; p99: number; cpuUs: number }

async function ask(
  { url, pids, headers }: Way,
  length: { duration: number } | { amount: number },
): Promise<Round> {
  const { result, us } = await spentBy(pids, () =>
    autocannon({ url: url + path, connections, headers: headers(), ...length }),
  )
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return {
    perSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    cpuUs: us / result.requests.total,
  }
}

/** All ways in turn, round for round. */
async function askInTurns(
  ways: Readonly<Record<string, Way>>,
  rounds: number,
  duration: number,
): Promise<Map<string, Round[]>> {
  const taken = new Map<string, Round[]>()
  for (const way of Object.values(ways)) await ask(way, { amount: 2_000 })
  for (let round = 0; round < rounds; round += 1)
    for (const [name, way] of Object.entries(ways))
      taken.set(name, [...(taken.get(name) ?? []), await ask(way, { duration })])
  return taken
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const [rounds, duration] = short ? [1, 1] : [5, 2]
  const chain = await startChain()
  const plain = startHelper('plain-gateway.ts')
  const nginx = await startBareNginx(chain.chat.url).catch((error: unknown) => String(error))
  try {
    const { token, identity } = await chain.person()
    const { privateKey } = chain.secrets.identity
    const signer = createIdentitySigner({ privateKey })
    const signed = () => ({ [identityHeader]: signer.sign(identity, 'chat') })
    const { chat, gateway } = chain
    const secret = 'only for benches'
    plain.tell({ upstream: chat.url, secret, privateKey } satisfies PlainGatewayTask)
    const plainUrl = await plain.heard<string>()
    const bearer = (of: string) => () => ({ authorization: `Bearer ${of}` })
    const ways: Record<string, Way> = {
      direct: { url: chat.url, pids: [chat.pid], headers: signed },
      ours: { url: gateway.url, pids: [gateway.pid, chat.pid], headers: bearer(token) },
      plain: {
        url: plainUrl,
        pids: [plain.pid, chat.pid],
        headers: bearer(signToken(identity, secret)),
      },
      ...(typeof nginx !== 'string' && {
        nginx: { url: nginx.url, pids: [nginx.pid, chat.pid], headers: signed },
      }),
    }
    const taken = await askInTurns(ways, rounds, duration)
    const of = (way: string, pick: keyof Round) =>
      (taken.get(way) ?? []).map((round) => round[pick])
    return [
      against({
        name: 'gateway: a read, to the service directly',
        unit: '/s',
        goal: { atLeast: 0.5 },
        ours: of('ours', 'perSecond'),
        baseline: of('direct', 'perSecond'),
      }),
      against({
        name: 'gateway: its p99, to the service directly',
        unit: 'ms',
        goal: { atMost: 2.5 },
        ours: of('ours', 'p99'),
        baseline: of('direct', 'p99'),
      }),
      against({
        name: 'gateway: a read, to plain @fastify/http-proxy',
        unit: '/s',
        goal: { atLeast: 1.6 },
        ours: of('ours', 'perSecond'),
        baseline: of('plain', 'perSecond'),
      }),
      against({
        name: 'gateway: CPU of all processes, to plain @fastify/http-proxy',
        unit: 'µs',
        ours: of('ours', 'cpuUs'),
        baseline: of('plain', 'cpuUs'),
      }),
      typeof nginx === 'string'
        ? skipped('gateway: CPU of all processes, to nginx', nginx)
        : against({
            name: 'gateway: CPU of all processes, to nginx',
            unit: 'µs',
            goal: { atMost: 2.2 },
            ours: of('ours', 'cpuUs'),
            baseline: of('nginx', 'cpuUs'),
          }),
    ]
  } finally {
    if (typeof nginx !== 'string') await nginx.close()
    await plain.close()
    await chain.close()
  }
}
