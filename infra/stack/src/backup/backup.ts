import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { withAdmin } from '@lumen/provision/admin-session'
import { ProvisionError } from '@lumen/provision/provision-error'
import type { Client, QueryResult } from 'pg'
import { prepare } from '../prepare.ts'
import { loadSecrets } from '../secrets.ts'
import type { Env } from '../services.ts'
import { serviceNames } from '@lumen/contracts/operation'
import { countingMs, countRows } from './count-rows.ts'
import { byDatabase, serviceDatabases, type ServiceDatabase } from './databases.ts'
import { runPostgresTool } from './postgres-tools.ts'

/** What stands beside a backup, to check what comes out of it. */
export type Manifest = {
  /** 1, before services could be apart: one dump of all. */
  format: 1 | 2
  madeAt: string
  /** Rows of each table, in the very moment that its dump shows. */
  rows: Record<string, number>
  /** Whether files of users are in it; else they lie in the bucket of `OBJECTS_S3_ENDPOINT`. */
  files: boolean
}

export const parts = { databases: 'databases', files: 'objects', manifest: 'manifest.json' }

/** Each service has a dump of its own, which goes into whatever database it has when it is restored. */
export const dumpOf = (service: string): string => join(parts.databases, `${service}.dump`)

/** Keys open everything: they are kept in a file of their own, which belongs in another place. */
export const keysFileOf = (folder: string): string => `${folder}.keys.json`

export type BackupOptions = {
  env: Env
  dataDir: string
  /** What is made; must not exist. */
  folder: string
  report: (line: string) => void
  signal: AbortSignal
}

/**
 * Writes what every service keeps, wherever that is, the files of users and, apart, the keys of a
 * product, also while it runs. The folder appears whole or not at all.
 * @throws ProvisionError when it exists, or a program is missing
 */
export async function backUp({
  env,
  dataDir,
  folder,
  report,
  signal,
}: BackupOptions): Promise<Manifest> {
  const target = resolve(folder)
  const draft = `${target}.part`
  if ((await readdir(target).catch(() => null)) !== null)
    throw new ProvisionError(`${target} exists already: nothing is written over.`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const { servers, serviceEnv } = await prepare(env, dataDir, report, signal)
  try {
    await mkdir(join(draft, parts.databases))
    const rows: Record<string, number> = {}
    for (const databases of byDatabase(serviceDatabases(serviceEnv))) {
      report(`Writing the database of ${databases.map(({ service }) => service).join(', ')}`)
      Object.assign(rows, await dump(databases, draft, signal))
    }
    const objects = serviceEnv['OBJECTS_S3_ENDPOINT'] ? undefined : serviceEnv['OBJECTS_DIR']
    if (objects !== undefined) {
      report('Copying files')
      await copyFiles(objects, join(draft, parts.files))
    }
    const manifest: Manifest = {
      format: 2,
      madeAt: new Date().toISOString(),
      rows,
      files: objects !== undefined,
    }
    await writeFile(join(draft, parts.manifest), `${JSON.stringify(manifest, null, 2)}\n`)
    const secrets = await loadSecrets(dataDir, serviceNames)
    await writeFile(keysFileOf(target), `${JSON.stringify(secrets, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    })
    await rename(draft, target)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  } finally {
    await servers.stop()
  }
}

/** One moment of what is in one database, each service by itself, counted in the same moment. */
const dump = (
  databases: readonly ServiceDatabase[],
  folder: string,
  signal: AbortSignal,
): Promise<Record<string, number>> =>
  inMoment(databases[0]!.url, 'select pg_export_snapshot() as snapshot', async ({ rows }) => {
    const { snapshot } = rows[0] as { snapshot: string }
    const counts: Record<string, number> = {}
    for (const { service, url } of databases) {
      const seen = await inMoment(url, `set transaction snapshot '${snapshot}'`, (_, client) =>
        countRows(client, service),
      )
      Object.assign(counts, seen)
      const args = ['--format=custom', `--schema=${service}`, `--snapshot=${snapshot}`]
      const file = `--file=${join(folder, dumpOf(service))}`
      await runPostgresTool('pg_dump', url, [...args, file], signal)
    }
    return counts
  })

/** Does something in a transaction that sees one moment, from a first statement on. */
const inMoment = <T>(
  url: string,
  first: string,
  work: (answer: QueryResult, client: Client) => Promise<T>,
): Promise<T> =>
  withAdmin(
    url,
    async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const result = await work(await client.query(first), client)
      await client.query('commit')
      return result
    },
    countingMs,
  )

/** What goes meanwhile was deleted by its user; what is being written has no row yet. */
async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true }).catch(
    () => [],
  )) {
    const path = join(entry.parentPath, entry.name)
    const place = path.slice(from.length + 1)
    if (!entry.isFile() || place.startsWith(`tmp/`)) continue
    await cp(path, join(to, place), { preserveTimestamps: true }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    })
  }
}

/** `lumen-2026-11-24T03-20-00` */
export const newBackupName = (now: Date): string =>
  basename(`lumen-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
