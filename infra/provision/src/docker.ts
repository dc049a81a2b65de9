import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onPath } from './programs.ts'
import { ProvisionError } from './provision-error.ts'
import { failureOf, runCommand, type CommandResult } from './run-command.ts'
import type { Context, ServerName } from './types.ts'

/** How a server runs in a container. */
export type ContainerSpec = {
  readonly image: string
  /** Port inside the container. */
  readonly port: number
  /** Directory inside the container that a named volume keeps. */
  readonly volume: string
  /** Variables of the container; they reach Docker through our environment, not its arguments. */
  readonly env: Readonly<Record<string, string>>
  /** Files put into the container before it starts, by their absolute path in it. */
  readonly files: Readonly<Record<string, string>>
  readonly args: readonly string[]
}

type DockerContext = Pick<Context, 'dataDir' | 'env' | 'signal'>

const quickMs = 20_000

/** Path of a docker command whose engine answers, or why there is none. */
export async function dockerEngine(
  context: DockerContext,
): Promise<{ docker: string } | { reason: string }> {
  const docker = onPath('docker', context.env)
  if (docker === undefined) return { reason: 'no docker command on the PATH' }
  const result = await runCommand(docker, ['info', '--format', '{{.ServerVersion}}'], {
    limitMs: 8_000,
    env: context.env,
    signal: context.signal,
  })
  if (result.code !== 0) return { reason: `no Docker engine answers: ${failureOf(result)}` }
  return { docker }
}

/** Name of the container, and of its volume, of one server of one data directory. */
export function containerName(dataDir: string, server: ServerName): string {
  return `lumen-${createHash('sha256').update(dataDir).digest('hex').slice(0, 10)}-${server}`
}

/** Arguments of `docker create`; the port is published on loopback only. */
export function createArguments(name: string, port: number, spec: ContainerSpec): string[] {
  const variables = Object.keys(spec.env).flatMap((variable) => ['--env', variable])
  return [
    'create',
    '--name',
    name,
    '--publish',
    `127.0.0.1:${port}:${spec.port}`,
    '--volume',
    `${name}:${spec.volume}`,
    ...variables,
    spec.image,
    ...spec.args,
  ]
}

/**
 * Starts a server's container, replacing a stopped one of the same name; its volume stays.
 * @returns the container's id
 */
export async function startContainer(
  context: DockerContext,
  server: ServerName,
  port: number,
  spec: ContainerSpec,
): Promise<string> {
  const name = containerName(context.dataDir, server)
  await docker(context, ['rm', '--force', name], quickMs)
  const environment = { ...context.env, ...spec.env }
  const created = await docker(
    { ...context, env: environment },
    createArguments(name, port, spec),
    600_000,
  )
  if (created.code !== 0) throw new ProvisionError(`docker create: ${failureOf(created)}`)
  const id = created.stdout.trim().split('\n').at(-1) ?? name
  await copyFiles(context, id, spec.files)
  const started = await docker(context, ['start', id], 60_000)
  if (started.code !== 0) throw new ProvisionError(`docker start: ${failureOf(started)}`)
  return id
}

/** Puts files into a container. */
export async function copyFiles(
  context: DockerContext,
  id: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const directory = mkdtempSync(join(context.dataDir, 'container-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      const source = join(directory, 'file')
      // Readable for the account inside; the directory around it is ours alone.
      writeFileSync(source, text, { mode: 0o644 })
      const result = await docker(context, ['cp', source, `${id}:${path}`], quickMs)
      if (result.code !== 0) throw new ProvisionError(`docker cp: ${failureOf(result)}`)
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

export async function containerRuns(context: DockerContext, id: string): Promise<boolean> {
  const result = await docker(context, ['inspect', '--format', '{{.State.Running}}', id], quickMs)
  return result.code === 0 && result.stdout.trim() === 'true'
}

/** Tells the server in a container to read its configuration again. */
export async function reloadContainer(context: DockerContext, id: string): Promise<void> {
  await docker(context, ['kill', '--signal', 'HUP', id], quickMs)
}

export async function containerLog(context: DockerContext, id: string): Promise<string> {
  const result = await docker(context, ['logs', '--tail', '20', id], quickMs)
  return `${result.stdout}\n${result.stderr}`
}

/** Stops and removes a container; its volume stays. */
export async function removeContainer(context: DockerContext, id: string): Promise<void> {
  await docker(context, ['stop', '--time', '20', id], 40_000)
  await docker(context, ['rm', '--force', id], quickMs)
}

/** Removes the volume of a server whose container is gone. */
export async function removeVolume(context: DockerContext, server: ServerName): Promise<void> {
  await docker(context, ['volume', 'rm', containerName(context.dataDir, server)], quickMs)
}

async function docker(
  context: DockerContext,
  args: readonly string[],
  limitMs: number,
): Promise<CommandResult> {
  const path = onPath('docker', context.env)
  if (path === undefined) throw new ProvisionError('the docker command is no longer on the PATH')
  return runCommand(path, args, { limitMs, env: context.env, signal: context.signal })
}
