import type { ModelKind } from '@lumen/contracts/models/own-models'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLock } from '@lumen/provision/file-lock'
import { npmCommand } from '@lumen/provision/npm-command'
import { lastLinesOf, runCommand } from '@lumen/provision/run-command'
import { ModelError } from './model-error.ts'
import { sizeInWords } from './size-in-words.ts'

/** A library that runs models: it is installed when the first model that needs it is wanted. */
export type Runtime = {
  readonly library: string
  /** The newest that the registry has programs of for every platform. */
  readonly version: string
  /** What it takes on the disk, about. */
  readonly bytes: number
  /** Its folder's name, before the version. */
  readonly folder: string
  /** What is imported, inside its package. */
  readonly entry: readonly string[]
  /** The package with its program, by `process.platform` and `process.arch`. */
  readonly programs: Readonly<Record<string, string>>
  /** The oldest C library that the programs for Linux run on. */
  readonly oldestGlibc: readonly [number, number]
  /** Who does it where no program fits. */
  readonly instead: string
}

/** Runs models that write, and those that find meanings. */
export const llamaRuntime: Runtime = {
  library: 'node-llama-cpp',
  version: '3.21.1',
  bytes: 85_000_000,
  folder: 'runtime',
  entry: ['dist', 'index.js'],
  programs: {
    'linux-x64': '@node-llama-cpp/linux-x64',
    'linux-arm64': '@node-llama-cpp/linux-arm64',
    'linux-arm': '@node-llama-cpp/linux-armv7l',
    'darwin-arm64': '@node-llama-cpp/mac-arm64-metal',
    'darwin-x64': '@node-llama-cpp/mac-x64',
    'win32-x64': '@node-llama-cpp/win-x64',
    'win32-arm64': '@node-llama-cpp/win-arm64',
  },
  oldestGlibc: [2, 34],
  instead:
    'A server elsewhere can answer instead: set OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_CHAT_MODEL.',
}

/** Runs models that speak, and those that write down what is said. */
export const sherpaRuntime: Runtime = {
  library: 'sherpa-onnx-node',
  version: '1.13.8',
  bytes: 35_000_000,
  folder: 'speech-runtime',
  entry: ['sherpa-onnx.js'],
  programs: {
    'linux-x64': 'sherpa-onnx-linux-x64',
    'linux-arm64': 'sherpa-onnx-linux-arm64',
    'darwin-arm64': 'sherpa-onnx-darwin-arm64',
    'darwin-x64': 'sherpa-onnx-darwin-x64',
    'win32-x64': 'sherpa-onnx-win-x64',
  },
  oldestGlibc: [2, 32],
  instead:
    'A server elsewhere can do it instead: set OPENAI_SPEECH_MODEL or OPENAI_TRANSCRIPTION_MODEL.',
}

export const runtimeOf = ({ kind }: { kind: ModelKind }): Runtime =>
  kind === 'speech' || kind === 'recognition' ? sherpaRuntime : llamaRuntime

/**
 * The package with the runtime's program for this machine.
 * @throws ModelError where there is none
 */
export function platformPackage(
  { library, programs, oldestGlibc, instead }: Runtime,
  machine: { platform: string; arch: string; glibc: string | null } = thisMachine(),
): string {
  const name = programs[`${machine.platform}-${machine.arch}`]
  if (name === undefined)
    throw new ModelError(
      'unsupported_machine',
      `${library} has no program for ${machine.platform}-${machine.arch}. ${instead}`,
    )
  if (machine.platform === 'linux') {
    const [major = 0, minor = 0] = (machine.glibc ?? '').split('.').map(Number)
    const [oldest, oldestMinor] = oldestGlibc
    if (machine.glibc === null)
      throw new ModelError(
        'unsupported_machine',
        `${library} needs glibc, which this Linux (Alpine, for one) does not use. ${instead}`,
      )
    if (major < oldest || (major === oldest && minor < oldestMinor))
      throw new ModelError(
        'unsupported_machine',
        `${library} needs glibc ${oldestGlibc.join('.')} or newer and this is ${machine.glibc} ` +
          `(Debian 12 and Ubuntu 22.04 have it). ${instead}`,
      )
  }
  return name
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
export const runtimeFolder = (dataDir: string, { folder, version }: Runtime): string =>
  join(dataDir, `${folder}-${version}`)

/** The file that the library is imported from. */
export const entryOf = (runtimeDir: string, { library, entry }: Runtime): string =>
  join(runtimeDir, 'node_modules', library, ...entry)

export const isRuntimeInstalled = (runtimeDir: string, runtime: Runtime): boolean =>
  existsSync(entryOf(runtimeDir, runtime))

const installLimitMs = 15 * 60_000

/**
 * Installs a runtime into `dataDir` unless it is there: the library and the one program for this
 * machine; nothing is compiled. Returns the folder.
 * @throws ModelError
 */
export async function ensureRuntime(
  dataDir: string,
  runtime: Runtime,
  options: { report: (line: string) => void; signal?: AbortSignal },
): Promise<string> {
  const { library, version } = runtime
  const folder = runtimeFolder(dataDir, runtime)
  if (isRuntimeInstalled(folder, runtime)) return folder
  const native = platformPackage(runtime)
  await mkdir(dataDir, { recursive: true })
  await withLock(
    join(dataDir, 'runtime.lock'),
    { limitMs: installLimitMs, ...(options.signal && { signal: options.signal }) },
    async () => {
      if (isRuntimeInstalled(folder, runtime)) return
      options.report(`Installing ${library} ${version} (about ${sizeInWords(runtime.bytes)})`)
      const draft = `${folder}.new`
      await rm(draft, { recursive: true, force: true })
      await mkdir(draft, { recursive: true })
      const dependencies = { [library]: version, [native]: version }
      await writeFile(join(draft, 'package.json'), JSON.stringify({ private: true, dependencies }))
      const [command, args] = npmCommand([
        'install',
        // Programs for every other machine and graphics card: up to 640 MB that nobody here runs.
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
      if (result.code !== 0 || !isRuntimeInstalled(draft, runtime))
        throw new ModelError(
          'runtime_not_installed',
          `${library} could not be installed: ${lastLinesOf(result, 3)}. It needs the npm registry once.`,
        )
      await rename(draft, folder)
    },
  )
  return folder
}
