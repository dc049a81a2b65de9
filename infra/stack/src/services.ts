import { setImmediate } from 'node:timers/promises'
import type { ProcessName } from '@lumen/contracts/operation'
import type { Logger } from '@lumen/runtime/logger'

export type Running = { url: string; close(): Promise<unknown> }
export type Env = Record<string, string | undefined>
/** Where its log goes; to standard output when absent. */
type Overrides = { log?: Logger }

type Service = {
  /** Loads its code into this process. */
  load(): Promise<unknown>
  /** Starts it in this process; its code is loaded then at the latest. */
  start(env: Env, overrides?: Overrides): Promise<Running>
  /** What its configuration reads of an environment. @throws ConfigError */
  read(env: Env): Promise<Env>
}

function service<Config>(
  loadModule: () => Promise<{ loadConfig: (env: Env) => Config }>,
  loadStart: () => Promise<(config: Config, overrides?: Overrides) => Promise<Running>>,
): Service {
  return {
    load: () => Promise.all([loadModule(), loadStart()]),
    async start(env, overrides) {
      const [{ loadConfig }, start] = await Promise.all([loadModule(), loadStart()])
      return start(loadConfig(env), overrides)
    },
    async read(env) {
      const { loadConfig } = await loadModule()
      const read: Env = {}
      loadConfig(
        new Proxy(env, {
          get: (_, name) => (typeof name === 'string' ? (read[name] = env[name]) : undefined),
        }),
      )
      return read
    },
  }
}

export const services: Record<ProcessName, Service> = {
  models: service(
    () => import('@lumen/models/config'),
    async () => (await import('@lumen/models/server')).startModels,
  ),
  fortune: service(
    () => import('@lumen/fortune/config'),
    async () => (await import('@lumen/fortune/server')).startFortune,
  ),
  billing: service(
    () => import('@lumen/billing/config'),
    async () => (await import('@lumen/billing/server')).startBilling,
  ),
  admin: service(
    () => import('@lumen/admin/config'),
    async () => (await import('@lumen/admin/server')).startAdmin,
  ),
  auth: service(
    () => import('@lumen/auth/config'),
    async () => (await import('@lumen/auth/server')).startAuth,
  ),
  chat: service(
    () => import('@lumen/chat/config'),
    async () => (await import('@lumen/chat/server')).startChat,
  ),
  memory: service(
    () => import('@lumen/memory/config'),
    async () => (await import('@lumen/memory/server')).startMemory,
  ),
  media: service(
    () => import('@lumen/media/config'),
    async () => (await import('@lumen/media/server')).startMedia,
  ),
  gateway: service(
    () => import('@lumen/gateway/config'),
    async () => (await import('@lumen/gateway/server')).startGateway,
  ),
}

/**
 * Loads the code of every service into this process before it is needed, while it waits for others: one
 * service at a time, so that they are heard in between.
 */
export async function loadServices(): Promise<void> {
  for (const each of Object.values(services)) {
    await each.load()
    await setImmediate()
  }
}
