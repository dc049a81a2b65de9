import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './file-lock.ts'
import { onPath } from './programs.ts'
import { ProvisionError } from './provision-error.ts'
import { failureOf, lastLinesOf, runCommand, type CommandResult } from './run-command.ts'
import type { Context } from './types.ts'

const listsStayFreshMs = 24 * 60 * 60 * 1000

/**
 * Unpacks a Debian package, with what it needs that this machine lacks, into a directory of ours.
 * It asks the machine's own apt sources, needs no root and installs nothing.
 * @returns the root under which the package's `usr/…` lies
 * @throws ProvisionError that says why it cannot be had
 */
export async function unpackPackage(name: string, context: Context): Promise<string> {
  const apt = onPath('apt-get', context.env)
  const dpkg = onPath('dpkg-deb', context.env)
  if (apt === undefined || dpkg === undefined) {
    throw new ProvisionError('apt-get and dpkg-deb are not on the PATH')
  }
  const root = join(context.packagesDir, name)
  return withLock(
    join(context.packagesDir, 'lock'),
    { limitMs: 240_000, signal: context.signal },
    async () => {
      if (exists(root)) return root
      context.report(`Fetching Debian's ${name} (unpacked for Lumen only, nothing is installed)`)
      const archives = await download(apt, name, context)
      const draft = `${root}.new`
      rmSync(draft, { recursive: true, force: true })
      mkdirSync(draft, { recursive: true })
      for (const archive of archives) {
        const limits = { limitMs: 60_000, env: context.env, signal: context.signal }
        const result = await runCommand(dpkg, ['-x', archive, draft], limits)
        if (result.code !== 0) throw new ProvisionError(`${archive}: ${failureOf(result)}`)
      }
      renameSync(draft, root)
      for (const archive of archives) rmSync(archive, { force: true })
      return root
    },
  )
}

/** Forgets an unpacked package, so that the next call fetches it anew. */
export function forgetPackage(name: string, context: Context): void {
  rmSync(join(context.packagesDir, name), { recursive: true, force: true })
}

/** Options that keep everything apt writes inside `directory`; sources, keys and proxies stay the machine's. */
export function privateAptOptions(directory: string): string[] {
  return [
    `Dir::State=${directory}/state`,
    `Dir::State::Lists=${directory}/state/lists`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${directory}/cache`,
    `Dir::Cache::Archives=${directory}/cache/archives`,
    `Dir::Log=${directory}/log`,
    'Debug::NoLocking=true',
    'APT::Sandbox::User=',
    'Acquire::Languages=none',
    'Acquire::Retries=1',
    'Acquire::http::Timeout=15',
    'Acquire::https::Timeout=15',
  ].flatMap((option) => ['-o', option])
}

async function download(apt: string, name: string, context: Context): Promise<string[]> {
  const directory = join(context.packagesDir, 'apt')
  const lists = join(directory, 'state/lists')
  const archives = join(directory, 'cache/archives')
  for (const path of [join(lists, 'partial'), join(archives, 'partial'), join(directory, 'log')]) {
    mkdirSync(path, { recursive: true })
  }
  const run = (args: readonly string[], limitMs: number): Promise<CommandResult> =>
    runCommand(apt, [...privateAptOptions(directory), ...args], {
      limitMs,
      signal: context.signal,
      env: { ...context.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
    })
  const fetch = ['install', '--yes', '--download-only', '--no-install-recommends', name]

  const fresh = listsAreFresh(lists)
  let update = fresh ? undefined : await run(['update'], 90_000)
  let result = await run(fetch, 180_000)
  if (result.code !== 0 && fresh) {
    update = await run(['update'], 90_000)
    result = await run(fetch, 180_000)
  }
  if (result.code !== 0) {
    const notes = update === undefined || update.code === 0 ? '' : `; update: ${failureOf(update)}`
    throw new ProvisionError(`apt-get cannot fetch ${name}: ${lastLinesOf(result, 2)}${notes}`)
  }
  const found = readdirSync(archives).filter((file) => file.endsWith('.deb'))
  if (found.length === 0) {
    throw new ProvisionError(`apt-get says that ${name} is installed already, but it was not found`)
  }
  return found.map((file) => join(archives, file))
}

function listsAreFresh(lists: string): boolean {
  const ages = readdirSync(lists)
    .filter((file) => file.includes('Release'))
    .map((file) => Date.now() - statSync(join(lists, file)).ctimeMs)
  return ages.length > 0 && Math.min(...ages) < listsStayFreshMs
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}
