import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '@lumen/provision/file-lock'
import { lastLinesOf, runCommand } from '@lumen/provision/run-command'
import { ModelError } from './model-error.ts'

/** The newest version that the registry has programs of for every platform below. */
export const runtimeVersion = '3.21.1'

/** By `process.platform` and `process.arch`. */
const platformPackages: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
}

/** The oldest C library that the programs for Linux run on. */
const oldestGlibc = [2, 34] as const

/**
 * The package with the runtime's program for this machine.
 * @throws ModelError where there is none
 */
export function platformPackage(
  machine: { platform: string; arch: string; glibc: string | null } = thisMachine(),
): string {
  const name = platformPackages[`${machine.platform}-${machine.arch}`]
  const elsewhere =
    'A server elsewhere can answer instead: set OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_CHAT_MODEL.'
  if (name === undefined)
    throw new ModelError(
      'unsupported_machine',
      `There is no model runtime for ${machine.platform}-${machine.arch}. ${elsewhere}`,
    )
  if (machine.platform === 'linux') {
    const [major = 0, minor = 0] = (machine.glibc ?? '').split('.').map(Number)
    const [oldest, oldestMinor] = oldestGlibc
    if (machine.glibc === null)
      throw new ModelError(
        'unsupported_machine',
        `The model runtime needs glibc, which this Linux (Alpine, for one) does not use. ${elsewhere}`,
      )
    if (major < oldest || (major === oldest && minor < oldestMinor))
      throw new ModelError(
        'unsupported_machine',
        `The model runtime needs glibc ${oldestGlibc.join('.')} or newer and this is ${machine.glibc} ` +
          `(Debian 12 and Ubuntu 22.04 have it). ${elsewhere}`,
      )
  }
  return `@node-llama-cpp/${name}`
}

function thisMachine(): { platform: string; arch: string; glibc: string | null } {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return {
    platform: process.platform,
    arch: process.arch,
    glibc: header.glibcVersionRuntime ?? null,
  }
}

/** Where it is installed. */
export const runtimeFolder = (dataDir: string): string => join(dataDir, `runtime-${runtimeVersion}`)

/** What it takes on the disk, about. */
export const runtimeBytes = 85_000_000

/** The file that the library is imported from. */
export const entryOf = (runtimeDir: string): string =>
  join(runtimeDir, 'node_modules', 'node-llama-cpp', 'dist', 'index.js')

export const isRuntimeInstalled = (runtimeDir: string): boolean => existsSync(entryOf(runtimeDir))

const installLimitMs = 15 * 60_000

/**
 * Installs the runtime into `dataDir` unless it is there: the library and the one program for this
 * machine, about 85 MB; nothing is compiled. Returns the folder.
 * @throws ModelError
 */
export async function ensureRuntime(
  dataDir: string,
  options: { report: (line: string) => void; signal?: AbortSignal },
): Promise<string> {
  const folder = runtimeFolder(dataDir)
  const native = platformPackage()
  await mkdir(dataDir, { recursive: true })
  await withLock(
    join(dataDir, 'runtime.lock'),
    { limitMs: installLimitMs, ...(options.signal && { signal: options.signal }) },
    async () => {
      if (isRuntimeInstalled(folder)) return
      options.report(`Installing the model runtime (node-llama-cpp ${runtimeVersion}, about 85 MB)`)
      const draft = `${folder}.new`
      await rm(draft, { recursive: true, force: true })
      await mkdir(draft, { recursive: true })
      const dependencies = { 'node-llama-cpp': runtimeVersion, [native]: runtimeVersion }
      await writeFile(join(draft, 'package.json'), JSON.stringify({ private: true, dependencies }))
      const [command, args] = npmCommand([
        'install',
        // Programs for every other graphics card: 640 MB that nobody here runs.
        '--omit=optional',
        // It would compile where it finds nothing that fits.
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--no-package-lock',
      ])
      const result = await runCommand(command, args, {
        cwd: draft,
        limitMs: installLimitMs,
        ...(options.signal && { signal: options.signal }),
      })
      if (result.code !== 0 || !isRuntimeInstalled(draft))
        throw new ModelError(
          'runtime_not_installed',
          `The model runtime could not be installed: ${lastLinesOf(result, 3)}. It needs the npm registry once.`,
        )
      await rename(draft, folder)
    },
  )
  return folder
}

/** The npm that runs us, with the same Node; else the one on the PATH. */
function npmCommand(args: readonly string[]): [string, string[]] {
  const npm = process.env['npm_execpath']
  if (npm !== undefined && npm.endsWith('.js') && existsSync(npm))
    return [process.execPath, [npm, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', [...args]]
}
