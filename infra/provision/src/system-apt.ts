import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRoot } from './account.ts'
import { withLock } from './file-lock.ts'
import { onPath } from './programs.ts'
import { ProvisionError } from './provision-error.ts'
import { lastLinesOf, runCommand } from './run-command.ts'

const servicePolicy = '/usr/sbin/policy-rc.d'
const servicePolicyText =
  '#!/bin/sh\n# Lumen: no service starts while its packages install.\nexit 101\n'

export type InstallOptions = {
  readonly env: NodeJS.ProcessEnv
  readonly report: (line: string) => void
  /** Directory for the lock that lets our installs wait for each other. */
  readonly lockDir: string
  readonly signal: AbortSignal
}

/**
 * Installs Debian packages into the system; only root can.
 * While it runs, packages are kept from starting services of their own on default ports.
 * @throws ProvisionError that says why not
 */
export async function installPackages(
  packages: readonly string[],
  options: InstallOptions,
): Promise<void> {
  if (!isRoot()) throw new ProvisionError('only root can apt-get install')
  const apt = onPath('apt-get', options.env)
  if (apt === undefined) throw new ProvisionError('apt-get is not on the PATH')
  const { signal } = options
  await withLock(join(options.lockDir, 'apt.lock'), { limitMs: 900_000, signal }, async () => {
    options.report(`Installing ${packages.join(', ')} with apt-get`)
    const env = { ...options.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' }
    const update = await runCommand(apt, ['update'], { env, signal, limitMs: 120_000 })
    const args = ['-o', 'DPkg::Lock::Timeout=120', 'install', '--yes', '--no-install-recommends']
    const result = await withoutServices(() =>
      runCommand(apt, [...args, ...packages], { env, signal, limitMs: 600_000 }),
    )
    if (result.code === 0) return
    const notes = update.code === 0 ? '' : `; update: ${lastLinesOf(update, 1)}`
    throw new ProvisionError(`apt-get install: ${lastLinesOf(result, 2)}${notes}`)
  })
}

/** A policy of the machine's own is left as it is; one that a killed install of ours left is removed. */
async function withoutServices<T>(work: () => Promise<T>): Promise<T> {
  const policy = readPolicy()
  const ours = policy === undefined || policy === servicePolicyText
  if (ours) writeFileSync(servicePolicy, servicePolicyText, { mode: 0o755 })
  try {
    return await work()
  } finally {
    if (ours) rmSync(servicePolicy, { force: true })
  }
}

function readPolicy(): string | undefined {
  try {
    return readFileSync(servicePolicy, 'utf8')
  } catch {
    return undefined
  }
}
