import { accessSync, constants } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import type { Logger } from '@lumen/runtime/logger'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { runProgram, type LocalProgram } from './local/run-program.ts'

export const programNames = ['ffmpeg', 'espeak-ng'] as const
export type ProgramName = (typeof programNames)[number]

/** A program that runs here; or that there is none, yet or at all, and what was tried. */
export type ProgramState =
  | { readonly program: LocalProgram }
  | { readonly missing: 'searching' | 'absent'; readonly detail: string | null }

/** The programs for sound and video of this machine, looked for anew until they are there. */
export type Programs = { find(name: ProgramName): Promise<ProgramState> }

/** Written by `npm start`, which looks for the programs beside everything else. */
const ProgramsFile = Type.Partial(
  Type.Record(
    Type.Enum(programNames),
    Type.Union([
      Type.Object({
        path: Type.String({ minLength: 1 }),
        env: Type.Record(Type.String(), Type.String()),
      }),
      Type.Object({ reason: Type.String() }),
    ]),
  ),
)

const versionFlag = { ffmpeg: '-version', 'espeak-ng': '--version' } as const
const askAgainMs = 60_000

/**
 * @param options.file where `npm start` tells what it found; null: the PATH is searched
 * @param options.env whose PATH
 */
export function openPrograms(options: {
  file: string | null
  env: Readonly<Record<string, string | undefined>>
  log: Pick<Logger, 'info' | 'warn'>
}): Programs {
  const found = new Map<ProgramName, ProgramState & { program: LocalProgram }>()
  const failed = new Map<ProgramName, { state: ProgramState; at: number }>()

  async function told(file: string, name: ProgramName): Promise<ProgramState> {
    const entry = (await readProgramsFile(file))?.[name]
    if (entry === undefined) return { missing: 'searching', detail: null }
    if ('reason' in entry) return { missing: 'absent', detail: entry.reason }
    return { program: { path: entry.path, env: entry.env } }
  }

  async function searched(name: ProgramName): Promise<ProgramState> {
    const before = failed.get(name)
    if (before !== undefined && performance.now() - before.at < askAgainMs) return before.state
    const state = await searchPath(name, options.env['PATH'] ?? '')
    if (!('program' in state)) failed.set(name, { state, at: performance.now() })
    return state
  }

  return {
    async find(name) {
      const known = found.get(name)
      if (known !== undefined) return known
      const state = options.file === null ? await searched(name) : await told(options.file, name)
      if ('program' in state && !found.has(name)) {
        found.set(name, state)
        options.log.info({ program: name, path: state.program.path }, 'a media program is there')
      }
      return state
    },
  }
}

/** Null while there is no such file, or none that can be read. */
async function readProgramsFile(file: string): Promise<Static<typeof ProgramsFile> | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    return Value.Check(ProgramsFile, value) ? value : null
  } catch {
    return null
  }
}

async function searchPath(name: ProgramName, path: string): Promise<ProgramState> {
  let detail = `${name} is not on the PATH`
  for (const directory of path.split(delimiter)) {
    const program = { path: join(directory, name), env: {} }
    if (directory === '' || !isExecutable(program.path)) continue
    try {
      const signal = new AbortController().signal
      await runProgram(program, [versionFlag[name]], { limitMs: 15_000, signal })
      return { program }
    } catch (error) {
      detail = error instanceof Error ? error.message : String(error)
    }
  }
  return { missing: 'absent', detail }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
