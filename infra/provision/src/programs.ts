import { accessSync, constants, globSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { failureOf, runCommand } from './run-command.ts'
import { programEnvironment } from './server-process.ts'
import type { Account, Program, Version } from './types.ts'

/** What to look for when a server is to run from a program of this machine. */
export type ProgramSpec = {
  /** Names of programs that serve, best first. */
  readonly names: readonly string[]
  /** Debian packages that hold one, best first. */
  readonly packages: readonly string[]
  /** Directories beside the PATH where systems put it; may hold `*`, newest version first. */
  readonly directories: readonly string[]
  /** Where it lies inside an unpacked package; may hold `*`. */
  readonly unpacked: readonly string[]
  readonly minimum: Version
}

/** A program, or why it does not serve. */
export type ProgramCheck = { readonly program: Program } | { readonly reason: string }

/** Files of these names in the PATH's directories and then the extra ones, in that order. */
export function candidatesOnPath(spec: ProgramSpec, env: NodeJS.ProcessEnv): string[] {
  const onPath = (env['PATH'] ?? '').split(delimiter).filter((directory) => directory !== '')
  return executablesIn([...onPath, ...spec.directories.flatMap(expandDirectory)], spec.names)
}

/** Files of these names inside the root of an unpacked package. */
export function candidatesIn(root: string, spec: ProgramSpec): string[] {
  const directories = spec.unpacked.map((directory) => join(root, directory))
  return executablesIn(directories.flatMap(expandDirectory), spec.names)
}

/** First executable of one name on the PATH. */
export function onPath(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const directories = (env['PATH'] ?? '').split(delimiter).filter((directory) => directory !== '')
  return executablesIn(directories, [name])[0]
}

/**
 * Proves that a program starts here (its libraries are found, its account may run it) and is new
 * enough, by asking for its version.
 */
export async function checkProgram(
  path: string,
  spec: ProgramSpec,
  options: { libraries?: readonly string[]; account?: Account | undefined; signal: AbortSignal },
): Promise<ProgramCheck> {
  const libraries = options.libraries ?? []
  const unknown: Program = { path, version: { major: 0, minor: 0 }, libraries }
  const result = await runCommand(path, ['--version'], {
    limitMs: 15_000,
    cwd: '/',
    env: programEnvironment(unknown),
    account: options.account,
    signal: options.signal,
  })
  if (result.code !== 0) return { reason: `${path} does not run: ${failureOf(result)}` }
  const version = parseVersion(result.stdout)
  if (version === undefined) return { reason: `${path} does not tell its version` }
  if (isOlder(version, spec.minimum)) {
    const { major, minor } = spec.minimum
    return { reason: `${path} is ${showVersion(version)}, older than ${major}.${minor}` }
  }
  return { program: { path, version, libraries } }
}

/** Reads the version out of what `--version` prints, e.g. `Redis server v=7.0.15 sha=…`. */
export function parseVersion(text: string): Version | undefined {
  const match = /(\d+)\.(\d+)/.exec(text)
  return match === null ? undefined : { major: Number(match[1]), minor: Number(match[2]) }
}

export function showVersion(version: Version): string {
  return `${version.major}.${version.minor}`
}

/** Directories below an unpacked package's root that hold shared libraries. */
export function librariesIn(root: string): string[] {
  return ['usr/lib/*-linux-gnu*', 'lib/*-linux-gnu*', 'usr/lib', 'lib']
    .flatMap((directory) => expandDirectory(join(root, directory)))
    .filter((directory) => globSync('*.so*', { cwd: directory }).length > 0)
}

function isOlder(version: Version, minimum: Version): boolean {
  return version.major === minimum.major
    ? version.minor < minimum.minor
    : version.major < minimum.major
}

function executablesIn(directories: readonly string[], names: readonly string[]): string[] {
  const paths = names.flatMap((name) => directories.map((directory) => join(directory, name)))
  return [...new Set(paths)].filter(isExecutable)
}

function expandDirectory(pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern]
  const inOrder = new Intl.Collator('en', { numeric: true })
  return globSync(pattern).sort((a, b) => inOrder.compare(b, a))
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile() && dirname(path).startsWith('/')
  } catch {
    return false
  }
}
