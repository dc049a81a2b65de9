import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { withAdmin } from '@lumen/provision/admin-session'
import { ProvisionError } from '@lumen/provision/provision-error'
import { prepare } from '../prepare.ts'
import { dumpOf, keysFileOf, parts, type BackupOptions, type Manifest } from './backup.ts'
import { countingMs, countRows } from './count-rows.ts'
import { serviceDatabases, type ServiceDatabase } from './databases.ts'
import { runPostgresTool } from './postgres-tools.ts'

export type RestoreOptions = BackupOptions & {
  /** The keys that were written beside the backup; its neighbour when absent. */
  keys?: string | undefined
}

/**
 * Brings a backup into a product without data, and checks that every row came.
 * @throws ProvisionError when there is data already, or what came is not what was written: services that
 *   were filled before are not emptied again
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { env, dataDir, report, signal } = options
  const folder = resolve(options.folder)
  const manifest = await readManifest(folder)
  await takeKeys(options.keys ?? keysFileOf(folder), dataDir)
  const { servers, serviceEnv } = await prepare(env, dataDir, report, signal)
  try {
    const databases = serviceDatabases(serviceEnv)
    if (Object.keys(await countAll(databases)).length > 0)
      throw new ProvisionError(
        'There is data already: a backup comes into an empty product only (npm start -- --fresh).',
      )
    const objects = serviceEnv['OBJECTS_S3_ENDPOINT'] ? undefined : serviceEnv['OBJECTS_DIR']
    if (manifest.files && objects !== undefined) {
      report('Copying files')
      await mkdir(objects, { recursive: true, mode: 0o700 })
      await cp(join(folder, parts.files), objects, { recursive: true, preserveTimestamps: true })
    }
    for (const database of databases.filter(({ service }) => isIn(manifest, service))) {
      report(`Reading the database of ${database.service}`)
      const dump = manifest.format === 1 ? 'database.dump' : dumpOf(database.service)
      await readDump(database, join(folder, dump), signal)
    }
    const after = await countAll(databases)
    const wrong = Object.keys({ ...manifest.rows, ...after }).filter(
      (table) => manifest.rows[table] !== after[table],
    )
    if (wrong.length > 0)
      throw new ProvisionError(`Not every row came: ${wrong.join(', ')} differ from the backup.`)
    return manifest
  } finally {
    await servers.stop()
  }
}

/** A service that came into being since is in none, and makes its tables when it starts. */
const isIn = ({ rows }: Manifest, service: string): boolean =>
  Object.keys(rows).some((table) => table.startsWith(`${service}.`))

/** Rows of the tables of all services. */
async function countAll(databases: readonly ServiceDatabase[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { service, url } of databases)
    Object.assign(counts, await withAdmin(url, (client) => countRows(client, service), countingMs))
  return counts
}

/** Fills the schema of a service, which its role owns wherever it is: all of it, or nothing. */
async function readDump(
  { service, url }: ServiceDatabase,
  dump: string,
  signal: AbortSignal,
): Promise<void> {
  const whole = ['--single-transaction', '--exit-on-error']
  const own = [`--schema=${service}`, '--no-owner', '--no-privileges']
  const into = `--dbname=${decodeURIComponent(new URL(url).pathname.slice(1))}`
  await runPostgresTool('pg_restore', url, [...whole, ...own, into, dump], signal)
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, parts.manifest), 'utf8').catch((cause: unknown) => {
    throw new ProvisionError(`${folder} is no backup: it has no ${parts.manifest}.`, { cause })
  })
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1 && manifest.format !== 2)
    throw new ProvisionError(`${folder} was written by a newer version: update this one first.`)
  return manifest
}

/** Without the keys sealed text cannot be read, so nothing is brought in beside other ones. */
async function takeKeys(file: string, dataDir: string): Promise<void> {
  const keys = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ProvisionError(`The keys are not at ${file}: say where with --keys FILE.`, { cause })
  })
  const path = join(dataDir, 'secrets.json')
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known === null) {
    await mkdir(dataDir, { recursive: true })
    await writeFile(path, keys, { mode: 0o600, flag: 'wx' })
  } else if (!isDeepStrictEqual(JSON.parse(known), JSON.parse(keys)))
    throw new ProvisionError(`${path} holds other keys: restore into a folder of its own.`)
}
