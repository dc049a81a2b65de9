import { randomUUID } from 'node:crypto'
import {
  chownSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { endStrayPostmaster, postgresHome } from './postgres-home.ts'
import { postgresSettings, settingArguments } from './postgres-config.ts'
import { pingPostgres } from './postgres-probe.ts'
import type { ProgramSpec } from './programs.ts'
import { ProvisionError } from './provision-error.ts'
import { lastLinesOf, runCommand } from './run-command.ts'
import type { ServerDefinition } from './server-definition.ts'
import { programEnvironment } from './server-process.ts'
import type { Account, Context, Credentials, Program } from './types.ts'

/** Where PostgreSQL's programs are found. */
export const postgresPrograms: ProgramSpec = {
  names: ['postgres'],
  packages: ['postgresql'],
  directories: [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
    '/usr/local/opt/postgresql@*/bin',
  ],
  unpacked: ['usr/lib/postgresql/*/bin'],
  minimum: { major: 14, minor: 0 },
}

/** URL of the superuser of a PostgreSQL we started on this port. */
export function postgresUrl(credentials: Credentials, port: number): string {
  return `postgres://postgres:${credentials.postgres}@127.0.0.1:${port}/postgres`
}

/** Our own PostgreSQL: a cluster in the data directory, passwords over loopback only. */
export async function postgresServer(
  context: Context,
  credentials: Credentials,
): Promise<ServerDefinition> {
  const home = await postgresHome(context)
  const data = join(home.path, 'data')
  return {
    name: 'postgres',
    programs: postgresPrograms,
    account: home.account,
    home: home.path,
    refuse: (version) => {
      const made = dataVersion(data)
      if (made === undefined || made === version.major) return undefined
      return (
        `version ${version.major} cannot open the data of version ${made} in ${data}: ` +
        `install PostgreSQL ${made}, or start with --fresh to begin anew`
      )
    },
    prepare: async (program, port) => {
      if (dataVersion(data) === undefined) {
        await initialise(program, home.path, home.account, credentials, context)
      }
      await endStrayPostmaster(data)
      const settings = postgresSettings(context.purpose, { listen: '127.0.0.1', port })
      return {
        program,
        args: ['-D', data, ...settingArguments(settings)],
        cwd: home.path,
        account: home.account,
      }
    },
    ready: (port) => pingPostgres(postgresUrl(credentials, port), 3_000),
    startLimitMs: 60_000,
    container: {
      image: 'postgres:17',
      port: 5432,
      volume: '/var/lib/postgresql/data',
      env: { POSTGRES_PASSWORD: credentials.postgres },
      files: {},
      args: [
        'postgres',
        ...settingArguments(postgresSettings(context.purpose, { listen: '*', port: 5432 })),
      ],
    },
  }
}

/** Makes a cluster beside its final place and moves it there, so that half of one is never used. */
async function initialise(
  program: Program,
  home: string,
  account: Account | undefined,
  credentials: Credentials,
  context: Context,
): Promise<void> {
  const initdb = join(dirname(realpathSync(program.path)), 'initdb')
  if (statSync(initdb, { throwIfNoEntry: false }) === undefined) {
    throw new ProvisionError(`${program.path} has no initdb beside it`)
  }
  context.report('Creating the PostgreSQL database directory')
  const draft = join(home, 'data.new')
  const passwordFile = join(home, `password-${randomUUID()}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, credentials.postgres, { mode: 0o600 })
  if (account !== undefined) {
    for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid)
  }
  try {
    const result = await runCommand(initdb, initdbArguments(draft, passwordFile, context), {
      limitMs: 120_000,
      cwd: home,
      env: programEnvironment(program),
      account,
      signal: context.signal,
    })
    if (result.code !== 0) throw new ProvisionError(`initdb: ${lastLinesOf(result, 3)}`)
    renameSync(draft, join(home, 'data'))
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

function initdbArguments(directory: string, passwordFile: string, context: Context): string[] {
  return [
    `--pgdata=${directory}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...(process.platform === 'linux'
      ? ['--locale=C.UTF-8']
      : ['--locale=en_US.UTF-8', '--lc-collate=C']),
    '--no-instructions',
    ...(context.purpose === 'test' ? ['--no-sync'] : []),
  ]
}

/** Major version that made the cluster; undefined when there is none yet. */
function dataVersion(data: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(data, 'PG_VERSION'), 'utf8'), 10)
  } catch {
    return undefined
  }
}
