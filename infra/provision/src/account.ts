import { readFileSync } from 'node:fs'
import { runCommand } from './run-command.ts'
import type { Account } from './types.ts'

/** Whether this process is root, whom PostgreSQL refuses to serve. */
export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/**
 * The account PostgreSQL runs under when we are root: `postgres` where it exists, else `nobody`.
 * @param passwd text of /etc/passwd
 */
export function unprivilegedAccount(
  passwd = readFileSync('/etc/passwd', 'utf8'),
): Account | undefined {
  const accounts = passwd.split('\n').map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((entry) => entry[0] === name)
    const uid = Number(fields?.[2])
    const gid = Number(fields?.[3])
    if (fields !== undefined && uid > 0 && gid > 0) return { name, uid, gid }
  }
  return undefined
}

/** Whether an account can enter a directory; asked of the system, so every kind of permission counts. */
export async function canEnter(
  account: Account,
  directory: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const result = await runCommand('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], {
    limitMs: 5_000,
    cwd: '/',
    account,
    ...(signal && { signal }),
  })
  return result.code === 0
}
