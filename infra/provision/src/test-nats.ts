import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { openTestServers, type TestServer } from './test-servers.ts'

const password = 'only-for-tests'
const host = '127.0.0.1'
const read = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', name), 'utf8')

/** For tests: servers of NATS in a cluster, as `infra/nats-cluster.conf` configures them, each at ports of this machine. */
export async function openTestNats(size = 3) {
  const servers = await openTestServers('nats')
  const base = read('nats.conf')
  const cluster = read('nats-cluster.conf')
  const passwords = [...`${base}${cluster}`.matchAll(/\$(\w+_NATS_PASSWORD)/g)].map(
    ([, name = '']) => [name, `"${password}"`],
  )
  const ports = await Promise.all(
    Array.from({ length: size }, async () => ({
      clients: await freePort(),
      routes: await freePort(),
      monitor: await freePort(),
    })),
  )
  const routes = ports.map((port) => `nats://routes:${password}@${host}:${port.routes}`)
  const start = (port: (typeof ports)[number], index: number): Promise<TestServer> =>
    servers.start({
      name: `nats-${index}`,
      args(directory) {
        const own = (text: string) =>
          text
            .replace('0.0.0.0:4222', `${host}:${port.clients}`)
            .replace('0.0.0.0:6222', `${host}:${port.routes}`)
            .replace('127.0.0.1:8222', `${host}:${port.monitor}`)
            .replace('"/data"', `"${join(directory, 'data')}"`)
        writeFileSync(join(directory, 'nats.conf'), own(base))
        const path = join(directory, 'nats-cluster.conf')
        writeFileSync(path, own(cluster))
        return ['-c', path]
      },
      env: {
        ...Object.fromEntries(passwords),
        NATS_SERVER_NAME: `"nats-${index}"`,
        NATS_ROUTES: JSON.stringify(routes),
      },
      async ready() {
        const { ok, status } = await fetch(`http://${host}:${port.monitor}/healthz`)
        if (!ok) throw new Error(`NATS answers ${status}`)
      },
    })
  try {
    const started = await Promise.all(ports.map(start))
    return {
      /** All of them, as `NATS_URL` names them. */
      url: ports.map((port) => `nats://${host}:${port.clients}`).join(','),
      /** Of every user. */
      password,
      server(name: string): TestServer {
        const server = started.find((each) => each.name === name)
        if (server === undefined) throw new Error(`There is no server ${name}`)
        return server
      },
      close: () => servers.close(),
    }
  } catch (error) {
    await servers.close()
    throw error
  }
}
