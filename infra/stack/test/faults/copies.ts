import { processNames, type ProcessName } from '@lumen/contracts/operation'
import type { Logger } from '@lumen/runtime/logger'
import { startProcess, type ServiceProcess } from '../../src/service-process.ts'
import { services, type Env, type Running } from '../../src/services.ts'

/** Second copies, of every process one; what is lost stays away until it is started again. */
export type Copies = {
  /** Where one listens. */
  url(name: ProcessName): string
  /** The process of one; null: it has none of its own, or is lost. */
  pid(name: ProcessName): number | null
  /** SIGKILL; resolves once it has ended. */
  lose(name: ProcessName): Promise<void>
  /** At the address that it had. */
  startAgain(name: ProcessName): Promise<void>
  close(): Promise<void>
}

/**
 * Starts them beside the first copies.
 * @param own what each has of its own
 * @param options.processes which are processes of their own, as `runServices` takes them
 */
export async function startCopies(
  env: Env,
  own: Readonly<Record<ProcessName, Env>>,
  { processes, log }: { processes: boolean | readonly ProcessName[]; log?: Logger },
): Promise<Copies> {
  const running = new Map<ProcessName, Running>()
  const apart = new Map<ProcessName, ServiceProcess>()
  const start = async (name: ProcessName) => {
    const before = running.get(name)?.url
    const port = before === undefined ? '0' : new URL(before).port
    const all = { ...env, ...own[name], [`${name.toUpperCase()}_PORT`]: port }
    if (processes === true || (processes !== false && processes.includes(name))) {
      const started = await startProcess(name, all)
      apart.set(name, started)
      running.set(name, started)
    } else running.set(name, await services[name].start(all, log && { log }))
  }
  const close = async () => {
    // The gateway goes first, so that nobody is sent to a service that is gone.
    for (const name of processNames.toReversed()) await running.get(name)?.close()
  }
  const settled = await Promise.allSettled(processNames.map(start))
  const failed = settled.find((result) => result.status === 'rejected')
  if (failed !== undefined) {
    await close()
    throw failed.reason
  }
  return {
    url: (name) => running.get(name)!.url,
    pid: (name) => apart.get(name)?.pid ?? null,
    async lose(name) {
      const lost = apart.get(name)!
      process.kill(lost.pid, 'SIGKILL')
      await lost.ended
      apart.delete(name)
    },
    startAgain: start,
    close,
  }
}
