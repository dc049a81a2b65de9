import type { ServiceName } from '@lumen/contracts/operation'

export type Running = { url: string; close(): Promise<unknown> }
type Env = Record<string, string | undefined>
type Start = (env: Env) => Promise<Running>

/** Loads the code of a service; what it gives starts that in this process. */
const load: Record<ServiceName | 'gateway', () => Promise<Start>> = {
  admin: async () => {
    const [{ loadConfig }, { startAdmin }] = await Promise.all([
      import('@lumen/admin/config'),
      import('@lumen/admin/server'),
    ])
    return (env) => startAdmin(loadConfig(env))
  },
  auth: async () => {
    const [{ loadConfig }, { startAuth }] = await Promise.all([
      import('@lumen/auth/config'),
      import('@lumen/auth/server'),
    ])
    return (env) => startAuth(loadConfig(env))
  },
  chat: async () => {
    const [{ loadConfig }, { startChat }] = await Promise.all([
      import('@lumen/chat/config'),
      import('@lumen/chat/server'),
    ])
    return (env) => startChat(loadConfig(env))
  },
  memory: async () => {
    const [{ loadConfig }, { startMemory }] = await Promise.all([
      import('@lumen/memory/config'),
      import('@lumen/memory/server'),
    ])
    return (env) => startMemory(loadConfig(env))
  },
  gateway: async () => {
    const [{ loadConfig }, { startGateway }] = await Promise.all([
      import('@lumen/gateway/config'),
      import('@lumen/gateway/server'),
    ])
    return (env) => startGateway(loadConfig(env))
  },
}

export type Startable = keyof typeof load

/** Starts a service in this process; its code is loaded only then, or by `loadServices` before. */
export async function startInProcess(name: Startable, env: Env): Promise<Running> {
  const start = await load[name]()
  return start(env)
}

/** Loads the code of all services while something else is waited for. */
export async function loadServices(): Promise<void> {
  await Promise.all(Object.values(load).map((each) => each()))
}
