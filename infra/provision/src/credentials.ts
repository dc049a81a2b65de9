import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProvisionError } from './provision-error.ts'
import type { Credentials } from './types.ts'

const accountPattern = /^[a-z][a-z0-9_-]{0,62}$/i

/**
 * Reads the generated passwords of a data directory, making those that are missing.
 * NATS accounts are only ever added. Call under the data directory's lock.
 * @throws ProvisionError for an account name that is not letters, digits, `_` and `-`
 */
export function loadCredentials(dataDir: string, natsAccounts: readonly string[]): Credentials {
  for (const account of natsAccounts) {
    if (!accountPattern.test(account)) {
      throw new ProvisionError(
        `"${account}" cannot name a NATS account: use a letter, then letters, digits, "_" or "-".`,
      )
    }
  }
  const path = join(dataDir, 'credentials.json')
  const known = readKnown(path)
  const credentials: Credentials = {
    postgres: known.postgres ?? password(),
    redis: known.redis ?? password(),
    nats: {
      ...known.nats,
      ...Object.fromEntries(
        natsAccounts.filter((name) => !known.nats?.[name]).map((name) => [name, password()]),
      ),
    },
  }
  const text = `${JSON.stringify(credentials, undefined, 2)}\n`
  if (text !== `${JSON.stringify(known, undefined, 2)}\n`) {
    writeFileSync(`${path}.new`, text, { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  return credentials
}

function readKnown(path: string): Partial<Credentials> {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return {}
  }
  try {
    return JSON.parse(text) as Partial<Credentials>
  } catch (error) {
    throw new ProvisionError(`${path} is damaged: remove its directory to start over.`, {
      cause: error,
    })
  }
}

function password(): string {
  return randomBytes(24).toString('hex')
}
