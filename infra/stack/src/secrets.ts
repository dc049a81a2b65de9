import { generateIdentityKeys } from '@lumen/http/identity'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What a copy of the product needs to keep to itself; made once, kept beside its data. */
export type Secrets = {
  databasePasswords: Record<string, string>
  sealKeys: string
  identity: { privateKey: string; publicKey: string }
}

const newPassword = () => randomBytes(24).toString('base64url')

/** Fresh keys, and a password for each of the named database roles. */
export const newSecrets = (roles: readonly string[]): Secrets => ({
  databasePasswords: Object.fromEntries(roles.map((role) => [role, newPassword()])),
  sealKeys: `1:${randomBytes(32).toString('base64')}`,
  identity: generateIdentityKeys(),
})

/**
 * Reads `<dataDir>/secrets.json`, or makes it (mode 0600). Services added later get their password
 * then. Losing the file makes sealed text unreadable, so it is never overwritten when it is damaged.
 */
export async function loadSecrets(dataDir: string, services: readonly string[]): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const secrets = (await read(path)) ?? newSecrets([])
  const missing = services.filter((service) => secrets.databasePasswords[service] === undefined)
  for (const service of missing) secrets.databasePasswords[service] = newPassword()
  if (missing.length > 0) await write(path, secrets)
  return secrets
}

async function read(path: string): Promise<Secrets | null> {
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
