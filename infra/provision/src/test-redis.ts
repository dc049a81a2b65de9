import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { connectLines } from './line-connection.ts'
import { redisConfig } from './redis-config.ts'
import { pingRedis, redisCommand } from './redis-probe.ts'
import { openTestServers, type TestServer } from './test-servers.ts'
import { waitUntil } from './wait-until.ts'

const password = 'only-for-tests'
const sentinelPassword = 'only-for-sentinels'
const masterName = 'mymaster'
const host = '127.0.0.1'
const limitMs = 5_000
const formedMs = 60_000

const urlOf = (port: number, pass = password) => `redis://:${pass}@${host}:${port}`

/** The lines of an answer that is one text, or the first of several. */
async function ask(port: number, pass: string, words: readonly string[], lines: number) {
  const connection = await connectLines({ host, port }, limitMs)
  try {
    connection.send(redisCommand(['AUTH', pass]) + redisCommand(words))
    const answers: string[] = []
    for (let line = -1; line < lines; line += 1) answers.push(await connection.line())
    return answers.slice(1)
  } finally {
    connection.close()
  }
}

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const met = await waitUntil(() => condition().catch(() => false), { limitMs: formedMs })
  if (!met) throw new Error(`${what} was not so within ${formedMs} ms`)
}

/** Writes the configuration of a Redis, and says how it is started with it. */
const configured =
  (port: number, lines: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  (directory: string): readonly string[] => {
    const path = join(directory, 'redis.conf')
    const base = redisConfig({ bind: host, port, password, directory, purpose: 'test' })
    writeFileSync(path, `${base}masterauth ${password}\n${lines.join('\n')}\n`)
    for (const [name, text] of Object.entries(more)) writeFileSync(join(directory, name), text)
    return [path]
  }

/** For tests: a master, its replica, and three sentinels that make it the master once theirs is gone for two seconds. */
export async function openTestSentinels() {
  const servers = await openTestServers('redis')
  const [first = 0, second = 0, ...sentinels] = await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  )
  const members = new Map<number, TestServer>()
  let killed: TestServer | undefined
  try {
    for (const port of [first, second]) {
      const lines = [
        'repl-diskless-sync-delay 0',
        ...(port === first ? [] : [`replicaof ${host} ${first}`]),
      ]
      const ready = () => pingRedis(urlOf(port), limitMs)
      const name = `redis-${port}`
      members.set(port, await servers.start({ name, args: configured(port, lines), ready }))
    }
    await until('the replica is up to date', async () => {
      const told = await ask(second, password, ['INFO', 'replication'], 6)
      return told.includes('master_link_status:up')
    })
    await Promise.all(
      sentinels.map((port) =>
        servers.start({
          name: `sentinel-${port}`,
          args: (directory) => {
            const path = join(directory, 'sentinel.conf')
            writeFileSync(path, sentinelConfig(port, first))
            return [path, '--sentinel']
          },
          ready: () => pingRedis(urlOf(port, sentinelPassword), limitMs),
        }),
      ),
    )
    // Before they know of each other and of the replica, nobody could be chosen.
    for (const port of sentinels)
      await until('sentinels know of each other', async () => {
        const words = ['SENTINEL', 'CKQUORUM', masterName]
        const [others = ''] = await ask(port, sentinelPassword, words, 1)
        const [replicas = ''] = await ask(
          port,
          sentinelPassword,
          ['SENTINEL', 'REPLICAS', masterName],
          1,
        )
        return others.startsWith('+OK 3 ') && replicas === '*1'
      })
  } catch (error) {
    await servers.close()
    throw error
  }
  const hosts = sentinels.map((port) => `${host}:${port}`).join(',')
  return {
    /** As `REDIS_URL` names them; the last part is the database. */
    url: `redis+sentinel://:${password}@${hosts}/${masterName}/0?sentinel_password=${sentinelPassword}`,
    /** Addresses of the master and the replica of the beginning. */
    urls: [urlOf(first), urlOf(second)] as const,
    /** Ends whoever is the master now. @returns its address, and that of whom is left */
    async killMaster(): Promise<{ gone: string; left: string }> {
      const words = ['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', masterName]
      const answer = await ask(sentinels[0]!, sentinelPassword, words, 5)
      const port = Number(answer[4])
      killed = members.get(port)!
      await killed.kill()
      return { gone: urlOf(port), left: urlOf(port === first ? second : first) }
    },
    /** Starts the one that was ended; sentinels make it a replica. */
    startAgain: () => killed!.startAgain(),
    close: () => servers.close(),
  }
}

const sentinelConfig = (port: number, master: number): string =>
  [
    `bind ${host}`,
    `port ${port}`,
    `requirepass ${sentinelPassword}`,
    `sentinel sentinel-pass ${sentinelPassword}`,
    `sentinel monitor ${masterName} ${host} ${master} 2`,
    `sentinel auth-pass ${masterName} ${password}`,
    `sentinel down-after-milliseconds ${masterName} 2000`,
    `sentinel failover-timeout ${masterName} 10000`,
    '',
  ].join('\n')

const slots = 16_384

const size = 3

/**
 * For tests: a cluster of masters without replicas, which is whole.
 * @param nodeTimeoutMs after which a node that says nothing counts as lost
 */
export async function openTestCluster(nodeTimeoutMs = 10_000) {
  const servers = await openTestServers('redis')
  try {
    const nodes = await Promise.all(
      Array.from({ length: size }, async (_, index) => {
        const port = await clusterPort()
        const from = Math.ceil((slots / size) * index)
        const to = Math.ceil((slots / size) * (index + 1)) - 1
        return {
          port,
          id: randomBytes(20).toString('hex'),
          range: `${from}-${to}`,
          epoch: index + 1,
        }
      }),
    )
    const started = await Promise.all(
      nodes.map(({ port }) => {
        // As they were a cluster before: nobody has to bring them together.
        const known = nodes.map(
          (each) =>
            `${each.id} ${host}:${each.port}@${each.port + busAbove} ` +
            `${each.port === port ? 'myself,' : ''}master - 0 0 ${each.epoch} connected ${each.range}`,
        )
        const file = [...known, `vars currentEpoch ${size} lastVoteEpoch 0`, ''].join('\n')
        return servers.start({
          name: `redis-${port}`,
          args: configured(port, ['cluster-enabled yes', `cluster-node-timeout ${nodeTimeoutMs}`], {
            'nodes.conf': file,
          }),
          ready: () => pingRedis(urlOf(port), limitMs),
        })
      }),
    )
    for (const { port } of nodes)
      await until('the cluster is whole', async () =>
        (await ask(port, password, ['CLUSTER', 'INFO'], 2)).includes('cluster_state:ok'),
      )
    const hosts = nodes.map(({ port }) => `${host}:${port}`).join(',')
    return {
      /** As `REDIS_URL` names it. */
      url: `redis+cluster://:${password}@${hosts}`,
      /** Each node by itself. */
      urls: nodes.map(({ port }) => urlOf(port)),
      /** The same, in the same order. */
      nodes: started,
      close: () => servers.close(),
    }
  } catch (error) {
    await servers.close()
    throw error
  }
}

/** So far above its port a node speaks with others. */
const busAbove = 10_000

async function clusterPort(): Promise<number> {
  for (;;) {
    const port = await freePort()
    if ((await freePort(port + busAbove)) === port + busAbove) return port
  }
}
