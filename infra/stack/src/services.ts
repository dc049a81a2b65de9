import type { ServiceName } from '@lumen/contracts/operation'

export type Running = { url: string; close(): Promise<unknown> }
type Env = Record<string, string | undefined>

/** Starts a service in this process; its code is loaded only then. */
export const startInProcess: Record<ServiceName | 'gateway', (env: Env) => Promise<Running>> = {
  models: async (env) => {
    const [{ loadConfig }, { startModels }] = await Promise.all([
      import('@lumen/models/config'),
      import('@lumen/models/server'),
    ])
    return startModels(loadConfig(env))
  },
  fortune: async (env) => {
    const [{ loadConfig }, { startFortune }] = await Promise.all([
      import('@lumen/fortune/config'),
      import('@lumen/fortune/server'),
    ])
    return startFortune(loadConfig(env))
  },
  billing: async (env) => {
    const [{ loadConfig }, { startBilling }] = await Promise.all([
      import('@lumen/billing/config'),
      import('@lumen/billing/server'),
    ])
    return startBilling(loadConfig(env))
  },
  admin: async (env) => {
    const [{ loadConfig }, { startAdmin }] = await Promise.all([
      import('@lumen/admin/config'),
      import('@lumen/admin/server'),
    ])
    return startAdmin(loadConfig(env))
  },
  auth: async (env) => {
    const [{ loadConfig }, { startAuth }] = await Promise.all([
      import('@lumen/auth/config'),
      import('@lumen/auth/server'),
    ])
    return startAuth(loadConfig(env))
  },
  chat: async (env) => {
    const [{ loadConfig }, { startChat }] = await Promise.all([
      import('@lumen/chat/config'),
      import('@lumen/chat/server'),
    ])
    return startChat(loadConfig(env))
  },
  memory: async (env) => {
    const [{ loadConfig }, { startMemory }] = await Promise.all([
      import('@lumen/memory/config'),
      import('@lumen/memory/server'),
    ])
    return startMemory(loadConfig(env))
  },
  media: async (env) => {
    const [{ loadConfig }, { startMedia }] = await Promise.all([
      import('@lumen/media/config'),
      import('@lumen/media/server'),
    ])
    return startMedia(loadConfig(env))
  },
  gateway: async (env) => {
    const [{ loadConfig }, { startGateway }] = await Promise.all([
      import('@lumen/gateway/config'),
      import('@lumen/gateway/server'),
    ])
    return startGateway(loadConfig(env))
  },
}
