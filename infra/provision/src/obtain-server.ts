import { join } from 'node:path'
import {
  containerLog,
  containerRuns,
  copyFiles,
  dockerEngine,
  reloadContainer,
  removeContainer,
  startContainer,
} from './docker.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { isRunning } from './process-identity.ts'
import { NoServerError, ProvisionError, titleOf, variableOf } from './provision-error.ts'
import type { ServerDefinition } from './server-definition.ts'
import { endProcess, lastLines, startDetached } from './server-process.ts'
import { readRecord, removeRecord, writeRecord, type ServerRecord } from './server-record.ts'
import { impatientSteps, stopSteps } from './stop-steps.ts'
import type { Context, Origin, Program, ServerName } from './types.ts'
import { waitUntil } from './wait-until.ts'

/** A server of ours that answers on a loopback port. */
export type ObtainedServer = {
  readonly port: number
  readonly origin: Origin
  /** False when it was running already. */
  readonly started: boolean
}

const portAttempts = 3

/**
 * Gives a server of our own: the one already running from this data directory, else one started from
 * the first origin that works.
 * @throws NoServerError that says what was tried, or the abort signal's reason
 */
export async function obtainServer(
  server: ServerDefinition,
  context: Context,
): Promise<ObtainedServer> {
  const running = await reuse(server, context)
  if (running !== undefined) return running
  const attempts = [`${variableOf(server.name)} is not set`]
  for (const origin of context.origins[server.name]) {
    if (origin === 'environment') continue
    try {
      const result =
        origin === 'docker'
          ? await runInContainer(server, context)
          : await runFrom(origin, server, context)
      if ('port' in result) return result
      attempts.push(...result.reasons.map((reason) => `${labels[origin]}: ${reason}`))
    } catch (error) {
      context.signal.throwIfAborted()
      attempts.push(`${labels[origin]}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  throw new NoServerError(server.name, [...new Set(attempts)])
}

/** Stops a recorded server, whatever started it; does nothing when it no longer runs. */
export async function stopRecorded(
  server: ServerName,
  context: Pick<Context, 'dataDir' | 'env' | 'signal'>,
  steps = stopSteps,
): Promise<boolean> {
  const record = readRecord(context.dataDir, server)
  if (record === undefined) return false
  const runs = await recordRuns(record, context)
  if (record.container !== undefined && runs) await removeContainer(context, record.container)
  if (record.process !== undefined) await endProcess(record.process, steps[server])
  removeRecord(context.dataDir, server)
  return runs
}

/** Whether the process or container of a record is still the one that runs. */
export async function recordRuns(
  record: ServerRecord,
  context: Pick<Context, 'dataDir' | 'env' | 'signal'>,
): Promise<boolean> {
  if (record.process !== undefined) return isRunning(record.process)
  return record.container !== undefined && containerRuns(context, record.container)
}

const labels: Readonly<Record<Origin, string>> = {
  environment: 'environment',
  path: 'this machine',
  npm: 'npm',
  apt: 'apt',
  docker: 'Docker',
}

async function reuse(
  server: ServerDefinition,
  context: Context,
): Promise<ObtainedServer | undefined> {
  const record = readRecord(context.dataDir, server.name)
  if (record === undefined || !(await recordRuns(record, context))) return undefined
  const title = titleOf(server.name)
  if (record.purpose !== context.purpose) {
    throw new ProvisionError(
      `${title} runs from ${context.dataDir} for "${record.purpose}", not for "${context.purpose}": ` +
        `stop it first, or use another data directory.`,
    )
  }
  if (server.refresh?.(record.port)) await reload(server, record, context)
  let last = ''
  const ready = await waitUntil(
    async () => {
      last = await notReady(server, record.port)
      return last === ''
    },
    { limitMs: 20_000, signal: context.signal },
  )
  if (ready) {
    context.report(`${title} is running already`)
    return { port: record.port, origin: record.origin, started: false }
  }
  context.report(`${title} runs but does not answer (${last}), so it is started again`)
  await stopRecorded(server.name, context, impatientSteps)
  return undefined
}

async function reload(
  server: ServerDefinition,
  record: ServerRecord,
  context: Context,
): Promise<void> {
  if (record.process !== undefined) process.kill(record.process.pid, 'SIGHUP')
  if (record.container !== undefined) {
    await copyFiles(context, record.container, server.container.files)
    await reloadContainer(context, record.container)
  }
}

async function runFrom(
  origin: 'path' | 'npm' | 'apt',
  server: ServerDefinition,
  context: Context,
): Promise<ObtainedServer | { reasons: readonly string[] }> {
  const found = await findProgram(origin, server, context)
  if (!('program' in found)) return found
  for (let attempt = 1; ; attempt++) {
    const result = await startOnce(found.program, origin, server, context)
    if (!('log' in result)) return result
    if (attempt < portAttempts && mayPass(result.log)) continue
    return {
      reasons: [
        `${found.program.path} ${result.reason}. Its last lines:\n${lastLines(result.log)}`,
      ],
    }
  }
}

/** Whether a start may succeed when tried again: the port was taken, or a killed one still lets go. */
function mayPass(log: string): boolean {
  return /address already in use|could not bind|pre-existing shared memory block/i.test(log)
}

async function startOnce(
  program: Program,
  origin: 'path' | 'npm' | 'apt',
  server: ServerDefinition,
  context: Context,
): Promise<ObtainedServer | { reason: string; log: string }> {
  const title = titleOf(server.name)
  const port = await freePort(readRecord(context.dataDir, server.name)?.port)
  const launch = await server.prepare(program, port)
  context.signal.throwIfAborted()
  context.report(`Starting ${title} ${program.version.major}.${program.version.minor}`)
  const logPath = join(context.dataDir, 'logs', `${server.name}.log`)
  const child = await startDetached(launch, logPath)
  const { purpose } = context
  writeRecord(context.dataDir, server.name, { origin, purpose, port, process: child.identity })
  let words = ''
  const failed = async (reason: string) => {
    await endProcess(child.identity, stopSteps[server.name])
    removeRecord(context.dataDir, server.name)
    return { reason, log: child.log() }
  }
  try {
    const ready = await waitUntil(
      async () => {
        words = await notReady(server, port)
        return words === '' || !isRunning(child.identity)
      },
      { limitMs: server.startLimitMs, signal: context.signal },
    )
    if (!isRunning(child.identity)) return await failed('ended while starting')
    if (ready) return { port, origin, started: true }
  } catch (error) {
    await failed('was interrupted')
    throw error
  }
  return failed(`did not answer within ${server.startLimitMs / 1000} s (${words})`)
}

async function runInContainer(
  server: ServerDefinition,
  context: Context,
): Promise<ObtainedServer | { reasons: readonly string[] }> {
  const engine = await dockerEngine(context)
  if ('reason' in engine) return { reasons: [engine.reason] }
  const refusal = server.refuse(containerVersion)
  if (refusal !== undefined) return { reasons: [refusal] }
  const { image } = server.container
  context.report(`Starting ${titleOf(server.name)} with Docker (${image})`)
  const port = await freePort(readRecord(context.dataDir, server.name)?.port)
  server.refresh?.(port)
  const container = await startContainer(context, server.name, port, server.container)
  const { purpose } = context
  writeRecord(context.dataDir, server.name, { origin: 'docker', purpose, port, container })
  // What is cleaned up after an interruption must not be interrupted itself.
  const unhurried = { ...context, signal: new AbortController().signal }
  let words = ''
  let ready = false
  let log = ''
  try {
    ready = await waitUntil(
      async () => {
        words = await notReady(server, port)
        return words === ''
      },
      { limitMs: server.startLimitMs, everyMs: 100, signal: context.signal },
    )
    if (!ready) log = await containerLog(context, container)
  } finally {
    if (!ready) await stopRecorded(server.name, unhurried)
  }
  if (ready) return { port, origin: 'docker', started: true }
  return { reasons: [`${image} did not answer (${words}). Its last lines:\n${lastLines(log)}`] }
}

/** No data made by a program of this machine is ever passed over for an empty volume. */
const containerVersion = { major: 0, minor: 0 }

async function notReady(server: ServerDefinition, port: number): Promise<string> {
  try {
    await server.ready(port)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error)
  }
}
