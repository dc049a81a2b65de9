import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { natsConfig } from './nats-config.ts'
import { loginToNats, pingNats } from './nats-probe.ts'
import { makePrivateDirectory } from './private-directory.ts'
import type { ServerDefinition } from './server-definition.ts'
import type { Context, Credentials } from './types.ts'

const containerConfig = '/etc/lumen-nats.conf'
/** Tests have more than a hundred users, who all log in at once, on machines that are busy. */
const answerMs = 15_000

/** Our own NATS with JetStream: one account per name known to this data directory. */
export function natsServer(context: Context, credentials: Credentials): ServerDefinition {
  const home = join(context.dataDir, 'nats')
  const path = join(home, 'nats.conf')
  const accounts = Object.fromEntries(
    Object.entries(credentials.nats).map(([account, password]) => [
      account,
      [{ name: account, password }, ...usersOf(credentials, account)],
    ]),
  )
  const config = (port: number) =>
    natsConfig({ listen: `127.0.0.1:${port}`, store: join(home, 'jetstream'), accounts })
  const write = (port: number) => {
    makePrivateDirectory(home)
    writeFileSync(path, config(port), { mode: 0o600 })
  }
  return {
    name: 'nats',
    programs: {
      names: ['nats-server'],
      packages: ['nats-server'],
      directories: ['/usr/sbin', '/usr/local/sbin'],
      unpacked: ['usr/sbin', 'usr/bin'],
      minimum: { major: 2, minor: 9 },
    },
    account: undefined,
    home,
    refuse: () => undefined,
    prepare: async (program, port) => {
      write(port)
      return { program, args: ['-c', path], cwd: home, account: undefined }
    },
    ready: async (port) => {
      const url = `nats://127.0.0.1:${port}`
      for (const [user, pass] of Object.entries(credentials.nats))
        await pingNats(url, { user, pass }, answerMs)
      const users = Object.entries(credentials.natsUsers)
      await Promise.all(
        users.map(([user, { password }]) => loginToNats(url, { user, pass: password }, answerMs)),
      )
    },
    refresh: (port) => {
      if (readText(path) === config(port)) return false
      write(port)
      return true
    },
    startLimitMs: 120_000,
    container: {
      image: 'nats:2.11',
      port: 4222,
      volume: '/data',
      env: {},
      files: {
        [containerConfig]: natsConfig({ listen: '0.0.0.0:4222', store: '/data', accounts }),
      },
      args: ['-c', containerConfig],
    },
  }
}

const usersOf = (credentials: Credentials, account: string) =>
  Object.entries(credentials.natsUsers).flatMap(([name, user]) =>
    user.account === account ? [{ name, ...user }] : [],
  )

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
