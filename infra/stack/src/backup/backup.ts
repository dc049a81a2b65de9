import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { databaseUrl, withAdmin } from '@lumen/provision/admin-session'
import { ProvisionError } from '@lumen/provision/provision-error'
import { prepare } from '../prepare.ts'
import { loadSecrets } from '../secrets.ts'
import { serviceNames } from '@lumen/contracts/operation'
import { countingMs, countRows } from './count-rows.ts'
import { runPostgresTool } from './postgres-tools.ts'

type Env = Record<string, string | undefined>

/** What stands beside a backup, to check what comes out of it. */
export type Manifest = {
  format: 1
  madeAt: string
  /** Rows of each table, in the very moment that the dump shows. */
  rows: Record<string, number>
  /** Whether files of users are in it; else they lie in the bucket of `OBJECTS_S3_ENDPOINT`. */
  files: boolean
}

export const parts = { database: 'database.dump', files: 'objects', manifest: 'manifest.json' }

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
 * Writes the database, the files of users and, apart, the keys of a product, also while it runs. The
 * folder appears whole or not at all.
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
    report('Writing the database')
    const url = databaseUrl(servers.postgres.adminUrl, 'lumen')
    const rows = await dump(url, join(draft, parts.database), signal)
    const objects = serviceEnv['OBJECTS_S3_ENDPOINT'] ? undefined : serviceEnv['OBJECTS_DIR']
    if (objects !== undefined) {
      report('Copying files')
      await copyFiles(objects, join(draft, parts.files))
    }
    const manifest: Manifest = {
      format: 1,
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

/** One moment of the whole database, counted in the same moment. */
const dump = (url: string, file: string, signal: AbortSignal): Promise<Record<string, number>> =>
  withAdmin(
    url,
    async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const { rows } = await client.query<{ snapshot: string }>(
        'select pg_export_snapshot() as snapshot',
      )
      const counts = await countRows(client)
      const args = ['--format=custom', `--snapshot=${rows[0]!.snapshot}`, `--file=${file}`]
      await runPostgresTool('pg_dump', url, args, signal)
      await client.query('commit')
      return counts
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
