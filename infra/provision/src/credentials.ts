import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProvisionError } from './provision-error.ts'
import type { Credentials, NatsPermissions, NatsUser } from './types.ts'

const accountPattern = /^[a-z][a-z0-9_-]{0,62}$/i

/** Name of the user that a process logs in as. */
export const natsUserName = (account: string, name: string): string => `${account}_${name}`

/**
 * Reads the generated passwords of a data directory, making those that are missing.
 * NATS accounts are only ever added, and so are their users; one whose permissions are others than
 * before gets another password, which works as soon as these do. Call under the data directory's lock.
 * @param natsUsers permissions of the users that each of these accounts has besides its own
 * @throws ProvisionError for an account name that is not letters, digits, `_` and `-`
 */
export function loadCredentials(
  dataDir: string,
  natsAccounts: readonly string[],
  natsUsers: Readonly<Record<string, NatsPermissions>> = {},
): Credentials {
  for (const account of [...natsAccounts, ...Object.keys(natsUsers)]) {
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
    natsUsers: { ...known.natsUsers, ...usersOf(natsAccounts, natsUsers, known.natsUsers ?? {}) },
  }
  const text = `${JSON.stringify(credentials, undefined, 2)}\n`
  if (text !== `${JSON.stringify(known, undefined, 2)}\n`) {
    writeFileSync(`${path}.new`, text, { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }
  return credentials
}

function usersOf(
  accounts: readonly string[],
  wanted: Readonly<Record<string, NatsPermissions>>,
  known: Credentials['natsUsers'],
): Record<string, NatsUser> {
  const users: Record<string, NatsUser> = {}
  for (const account of accounts) {
    for (const [name, permissions] of Object.entries(wanted)) {
      const user = natsUserName(account, name)
      const same = JSON.stringify(known[user]?.permissions) === JSON.stringify(permissions)
      users[user] = (same && known[user]) || { account, password: password(), permissions }
    }
  }
  return users
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
