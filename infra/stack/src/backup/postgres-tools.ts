import { candidatesOnPath, checkProgram } from '@lumen/provision/programs'
import { postgresPrograms } from '@lumen/provision/postgres-server'
import { ProvisionError } from '@lumen/provision/provision-error'
import { lastLinesOf, runCommand } from '@lumen/provision/run-command'
import { withAdmin } from '@lumen/provision/admin-session'

type Tool = 'pg_dump' | 'pg_restore'

/** A large database takes its time; one that hangs is given up. */
const limitMs = 12 * 60 * 60_000

/**
 * Runs a program of PostgreSQL’s own on the database of a URL, whose password no list of processes shows.
 * @throws ProvisionError when there is none that knows this server’s version, or it fails
 */
export async function runPostgresTool(
  name: Tool,
  url: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const path = await findTool(name, await serverMajor(url), signal)
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const sslMode = searchParams.get('sslmode')
  const result = await runCommand(path, ['--no-password', ...args], {
    limitMs,
    signal,
    env: {
      ...process.env,
      PGHOST: hostname.replace(/^\[|\]$/g, ''),
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      ...(sslMode !== null && { PGSSLMODE: sslMode }),
    },
  })
  if (result.code !== 0) throw new ProvisionError(`${name}: ${lastLinesOf(result, 3)}`)
}

const serverMajor = (url: string): Promise<number> =>
  withAdmin(url, async (client) => {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  })

async function findTool(name: Tool, major: number, signal: AbortSignal): Promise<string> {
  const spec = { ...postgresPrograms, names: [name], minimum: { major, minor: 0 } }
  for (const path of candidatesOnPath(spec, process.env)) {
    const checked = await checkProgram(path, spec, { signal })
    if ('program' in checked) return path
  }
  throw new ProvisionError(
    `There is no ${name} of PostgreSQL ${major} or newer: install postgresql-client-${major}.`,
  )
}
