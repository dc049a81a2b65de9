import { connectBus } from '@lumen/bus/connect'
import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import {
  createIdentitySigner,
  generateIdentityKeys,
  identityHeader,
  addressHeader,
  gatewayHeader,
  type Caller,
} from '@lumen/http/identity'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { randomBytes } from 'node:crypto'
import { loadConfig } from '../../src/config.ts'
import type { AdminOverrides } from '../../src/context.ts'
import { startAdmin } from '../../src/server.ts'
import type { ReadHelp } from '../../src/content.ts'
import type { AdminTables } from '../../src/store/tables.ts'

export type AdminStack = Awaited<ReturnType<typeof openAdminStack>>
export type Instance = Awaited<ReturnType<typeof startAdmin>>

/** The service on real servers, with help articles of the test’s own. */
export async function openAdminStack() {
  const environment = await openTestEnvironment('admin')
  const keys = generateIdentityKeys()
  const signer = createIdentitySigner({ privateKey: keys.privateKey })
  const log = createLogger({ service: 'test', level: 'silent' })
  const articles = new Map<string, string>()
  const help: ReadHelp = (language) =>
    Object.fromEntries(
      [...articles].flatMap(([path, text]) => {
        const [own, slug = ''] = path.split('/')
        return own === language ? [[slug, text]] : []
      }),
    )
  const env = {
    ADMIN_DATABASE_URL: environment.databaseUrl,
    ...environment.env,
    LUMEN_IDENTITY_PUBLIC_KEY: keys.publicKey,
    LUMEN_SEAL_KEYS: `1:${randomBytes(32).toString('base64')}`,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  }
  const bus = await connectBus({ ...environment.nats, service: 'gateway', log })
  const db = openDatabase<AdminTables>({ url: environment.databaseUrl, log, poolSize: 3 })
  const instances: Instance[] = []

  return {
    environment,
    env,
    bus,
    db,
    async start(overrides: AdminOverrides = {}, more: Record<string, string> = {}) {
      const instance = await startAdmin(loadConfig({ ...env, ...more }), { help, ...overrides })
      instances.push(instance)
      return instance
    },
    /** @param path language and slug of a help article */
    writeArticle(path: string, fields: object, body: string) {
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
      articles.set(path, `---\n${lines.join('\n')}\n---\n\n${body}\n`)
    },
    removeArticle: (path: string) => articles.delete(path),
    /** A call as the gateway forwards it. */
    async call(
      instance: Instance,
      method: string,
      path: string,
      options: { body?: unknown; caller?: Caller; address?: string } = {},
    ): Promise<{ status: number; body: any }> {
      const { body, caller, address = '203.0.113.7' } = options
      const response = await fetch(instance.url + path, {
        method,
        headers: {
          [addressHeader]: address,
          [gatewayHeader]: signer.signGateway(address),
          ...(caller !== undefined && { [identityHeader]: signer.sign(caller, 'admin') }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    async close() {
      for (const instance of instances) await instance.close()
      await bus.close()
      await db.destroy()
      await environment.close()
    },
  }
}

export const someCaller = (change: Partial<Caller> = {}): Caller => ({
  userId: newId(),
  sessionId: newId(),
  role: 'user',
  ageBand: 'adult',
  region: null,
  language: 'en',
  ...change,
})
