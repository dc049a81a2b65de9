import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { isRoot } from './account.ts'
import { onPath } from './programs.ts'
import { ProvisionError } from './provision-error.ts'
import { lastLinesOf, runCommand } from './run-command.ts'

const servicePolicy = '/usr/sbin/policy-rc.d'

/**
 * Installs Debian packages into the system; only root can.
 * While it runs, packages are kept from starting services of their own on default ports.
 * @throws ProvisionError that says why not
 */
export async function installPackages(
  packages: readonly string[],
  options: { env: NodeJS.ProcessEnv; report: (line: string) => void; signal?: AbortSignal },
): Promise<void> {
  if (!isRoot()) throw new ProvisionError('only root can apt-get install')
  const apt = onPath('apt-get', options.env)
  if (apt === undefined) throw new ProvisionError('apt-get is not on the PATH')
  options.report(`Installing ${packages.join(', ')} with apt-get`)
  const settings = {
    env: { ...options.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
    ...(options.signal && { signal: options.signal }),
  }
  const update = await runCommand(apt, ['update'], { ...settings, limitMs: 120_000 })
  const ours = !existsSync(servicePolicy)
  if (ours) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const args = ['install', '--yes', '--no-install-recommends', ...packages]
    const result = await runCommand(apt, args, { ...settings, limitMs: 600_000 })
    if (result.code === 0) return
    const notes = update.code === 0 ? '' : `; update: ${lastLinesOf(update, 1)}`
    throw new ProvisionError(`apt-get install: ${lastLinesOf(result, 2)}${notes}`)
  } finally {
    if (ours) rmSync(servicePolicy, { force: true })
  }
}
