import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { canEnter } from './account.ts'
import { embeddedPostgres, runnableNative } from './npm-programs.ts'
import { forgetPackage, unpackPackage } from './private-apt.ts'
import { candidatesIn, candidatesOnPath, checkProgram, librariesIn } from './programs.ts'
import type { ServerDefinition } from './server-definition.ts'
import { installPackages } from './system-apt.ts'
import type { Context, Origin, Program } from './types.ts'

/** What one origin gave: a program that serves, or why there is none. */
export type Found = { readonly program: Program } | { readonly reasons: readonly string[] }

/** Origins that give a program of this machine (the others are an address and a container). */
export type ProgramOrigin = Exclude<Origin, 'environment' | 'docker'>

/** Looks for a server's program in one origin and proves that it runs here. */
export async function findProgram(
  origin: ProgramOrigin,
  server: ServerDefinition,
  context: Context,
): Promise<Found> {
  if (process.platform === 'win32') return { reasons: ['not supported on Windows'] }
  if (origin === 'path') return onThisMachine(server, context)
  if (origin === 'npm') return inNpmPackage(server, context)
  return byApt(server, context)
}

async function onThisMachine(server: ServerDefinition, context: Context): Promise<Found> {
  const candidates = candidatesOnPath(server.programs, context.env)
  if (candidates.length === 0) {
    return { reasons: [`no ${server.programs.names.join(' or ')} on the PATH`] }
  }
  return firstThatServes(candidates, [], server, context)
}

async function inNpmPackage(server: ServerDefinition, context: Context): Promise<Found> {
  const found = embeddedPostgres()
  if ('reason' in found) return { reasons: [found.reason] }
  const native = await runnableNative(found, server.home, server.account, context.signal)
  const programs = server.programs.names.map((name) => join(native, 'bin', name))
  return firstThatServes(programs, [join(native, 'lib')], server, context)
}

async function byApt(server: ServerDefinition, context: Context): Promise<Found> {
  const reasons: string[] = []
  for (const name of server.programs.packages) {
    const found = await attempt(() => unpacked(name, server, context))
    if ('program' in found) return found
    reasons.push(...found.reasons)
  }
  for (const name of server.programs.packages) {
    const found = await attempt(async () => {
      await installPackages([name], { ...context, lockDir: context.dataDir })
      return onThisMachine(server, context)
    })
    if ('program' in found) return found
    reasons.push(...found.reasons)
  }
  return { reasons: [...new Set(reasons)] }
}

async function unpacked(name: string, server: ServerDefinition, context: Context): Promise<Found> {
  const root = await reachableRoot(await unpackPackage(name, context), server, context)
  const candidates = candidatesIn(root, server.programs)
  const found = await firstThatServes(candidates, librariesIn(root), server, context)
  if ('program' in found) return found
  forgetPackage(name, context)
  return found.reasons.length > 0 ? found : { reasons: [`Debian's ${name} holds no such program`] }
}

/** A copy of an unpacked package where the server's account cannot reach the original. */
async function reachableRoot(
  root: string,
  server: ServerDefinition,
  context: Context,
): Promise<string> {
  if (server.account === undefined || (await canEnter(server.account, root, context.signal))) {
    return root
  }
  const copy = join(server.home, basename(root))
  if (existsSync(copy)) return copy
  const draft = `${copy}.new`
  rmSync(draft, { recursive: true, force: true })
  cpSync(root, draft, { recursive: true, verbatimSymlinks: true })
  renameSync(draft, copy)
  return copy
}

async function firstThatServes(
  candidates: readonly string[],
  libraries: readonly string[],
  server: ServerDefinition,
  context: Context,
): Promise<Found> {
  const reasons: string[] = []
  for (const path of candidates) {
    const { account } = server
    const checked = await checkProgram(path, server.programs, {
      libraries,
      account,
      signal: context.signal,
    })
    const refusal = 'reason' in checked ? checked.reason : server.refuse(checked.program.version)
    if ('program' in checked && refusal === undefined) return checked
    reasons.push(refusal ?? '')
  }
  return { reasons }
}

async function attempt(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find()
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'AbortError') throw error
    return { reasons: [error.message] }
  }
}
