import type { ServiceName } from '@lumen/contracts/operation'
import type { Logger } from '@lumen/runtime/logger'

export type Running = { url: string; close(): Promise<unknown> }
type Env = Record<string, string | undefined>
/** Where its log goes; to standard output when absent. */
type Overrides = { log?: Logger }
type Start = (env: Env, overrides?: Overrides) => Promise<Running>

/** Starts a service in this process; its code is loaded only then. */
export const startInProcess: Record<ServiceName | 'gateway', Start> = {
  models: async (env, overrides) => {
    const [{ loadConfig }, { startModels }] = await Promise.all([
      import('@lumen/models/config'),
      import('@lumen/models/server'),
    ])
    return startModels(loadConfig(env), overrides)
  },
  fortune: async (env, overrides) => {
    const [{ loadConfig }, { startFortune }] = await Promise.all([
      import('@lumen/fortune/config'),
      import('@lumen/fortune/server'),
    ])
    return startFortune(loadConfig(env), overrides)
  },
  billing: async (env, overrides) => {
    const [{ loadConfig }, { startBilling }] = await Promise.all([
      import('@lumen/billing/config'),
      import('@lumen/billing/server'),
    ])
    return startBilling(loadConfig(env), overrides)
  },
  admin: async (env, overrides) => {
    const [{ loadConfig }, { startAdmin }] = await Promise.all([
      import('@lumen/admin/config'),
      import('@lumen/admin/server'),
    ])
    return startAdmin(loadConfig(env), overrides)
  },
  auth: async (env, overrides) => {
    const [{ loadConfig }, { startAuth }] = await Promise.all([
      import('@lumen/auth/config'),
      import('@lumen/auth/server'),
    ])
    return startAuth(loadConfig(env), overrides)
  },
  chat: async (env, overrides) => {
    const [{ loadConfig }, { startChat }] = await Promise.all([
      import('@lumen/chat/config'),
      import('@lumen/chat/server'),
    ])
    return startChat(loadConfig(env), overrides)
  },
  memory: async (env, overrides) => {
    const [{ loadConfig }, { startMemory }] = await Promise.all([
      import('@lumen/memory/config'),
      import('@lumen/memory/server'),
    ])
    return startMemory(loadConfig(env), overrides)
  },
  media: async (env, overrides) => {
    const [{ loadConfig }, { startMedia }] = await Promise.all([
      import('@lumen/media/config'),
      import('@lumen/media/server'),
    ])
    return startMedia(loadConfig(env), overrides)
  },
  gateway: async (env, overrides) => {
    const [{ loadConfig }, { startGateway }] = await Promise.all([
      import('@lumen/gateway/config'),
      import('@lumen/gateway/server'),
    ])
    return startGateway(loadConfig(env), overrides)
  },
}
