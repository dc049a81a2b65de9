import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newIdentityKeys, newPassword, newSealKeys, newWebPushKeys } from './new-keys.mjs'

/** What a copy of the product needs to keep to itself; made once, kept beside its data. */
export type Secrets = {
  databasePasswords: Record<string, string>
  sealKeys: string
  identity: { privateKey: string; publicKey: string }
  /** VAPID keys of Web Push, base64url. Browsers that subscribed know the public one. */
  webPush: { privateKey: string; publicKey: string }
}

/** Fresh keys, and a password for each of the named database roles. */
export const newSecrets = (roles: readonly string[]): Secrets => ({
  databasePasswords: Object.fromEntries(roles.map((role) => [role, newPassword()])),
  sealKeys: newSealKeys(),
  identity: newIdentityKeys(),
  webPush: newWebPushKeys(),
})

/**
 * Reads `<dataDir>/secrets.json`, or makes it (mode 0600). What came to the product later is
 * added then. Losing the file makes sealed text unreadable, so it is never overwritten when it is damaged.
 */
export async function loadSecrets(dataDir: string, services: readonly string[]): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const known = await read(path)
  const secrets: Secrets = { ...newSecrets([]), ...known }
  const missing = services.filter((service) => secrets.databasePasswords[service] === undefined)
  for (const service of missing) secrets.databasePasswords[service] = newPassword()
  if (missing.length > 0 || known?.webPush === undefined) await write(path, secrets)
  return secrets
}

/**
 * Adds a new version of the master key behind the others, which stay for as long as they wrap
 * anything; returns its number. Services use it from their next start on.
 */
export async function addSealKey(dataDir: string): Promise<number> {
  const path = join(dataDir, 'secrets.json')
  const known = await read(path)
  if (known === null) throw new Error(`${path} is not there: nothing is sealed yet`)
  const versions = known.sealKeys.split(',').map((entry) => Number.parseInt(entry, 10))
  const version = Math.max(...versions) + 1
  const sealKeys = `${known.sealKeys},${newSealKeys(version)}`
  await write(path, { ...newSecrets([]), ...known, sealKeys })
  return version
}

async function read(path: string): Promise<(Omit<Secrets, 'webPush'> & Partial<Secrets>) | null> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  try {
    return JSON.parse(text) as Secrets
  } catch (cause) {
    throw new Error(
      `${path} is damaged; restore it from a backup, or start over with npm start -- --fresh`,
      { cause },
    )
  }
}

async function write(path: string, secrets: Secrets): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.new`
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  await rename(draft, path)
}
