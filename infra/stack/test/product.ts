import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Session } from '@lumen/contracts/auth/schema'
import type { Companion } from '@lumen/contracts/chat/schema'
import { allPermissions } from '@lumen/bus/permissions'
import type { Logger } from '@lumen/runtime/logger'
import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { repositoryRoot } from '../src/paths.ts'
import { newSecrets } from '../src/secrets.ts'
import { runServices } from '../src/run-services.ts'
import { services, type Running } from '../src/services.ts'
import { serviceNames, type ServiceName } from '@lumen/contracts/operation'

export type Answer = { status: number; body: any; headers: Headers }

export type CallOptions = {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
}

/** The whole product, all services in this process, on servers of its own. */
export type Product = {
  url: string
  environment: TestEnvironment
  /** Folder of the files that are kept. */
  objects: string
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** Registers somebody new. */
  person(changes?: object): Promise<Session & { email: string }>
  /** The same, made an administrator as operators do it. */
  administrator(): Promise<Session & { email: string }>
  companion(token: string, changes?: object): Promise<Companion>
  /** Where a service keeps its tables. */
  databaseUrlOf(service: ServiceName): Promise<string>
  /** A second gateway before the same services, with settings of its own. */
  anotherGateway(env?: Record<string, string>): Promise<Running>
  /** Master keys of what services seal. */
  sealKeys: string
  /** What its services start with. */
  env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** Further settings, which may be made of the servers that there are. */
type Settings =
  | Record<string, string>
  | ((environment: TestEnvironment) => Promise<Record<string, string>>)

/** Servers of one's own for a product, and what its services start with. */
export async function openProductEnvironment(env: Settings = {}) {
  const environment = await openTestEnvironment('auth', { natsUsers: allPermissions() })
  const secrets = newSecrets([])
  const objects = await mkdtemp(join(tmpdir(), 'lumen-objects-'))
  const databaseUrls = await Promise.all(
    serviceNames.map(async (name) => [
      `${name.toUpperCase()}_DATABASE_URL`,
      await environment.databaseUrlOf(name),
    ]),
  )
  const serviceEnv: Record<string, string> = {
    ...Object.fromEntries(databaseUrls),
    ...environment.env,
    // Tests talk more in a day than a free plan allows.
    LUMEN_DEFAULT_PLAN: 'premium',
    LUMEN_SEAL_KEYS: secrets.sealKeys,
    LUMEN_IDENTITY_PRIVATE_KEY: secrets.identity.privateKey,
    LUMEN_IDENTITY_PUBLIC_KEY: secrets.identity.publicKey,
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    CHAT_WORD_PAUSE_MS: '0',
    // A busy machine makes memory slow, and a reply that goes without it is another one.
    CHAT_RECALL_MS: '60000',
    OBJECTS_DIR: objects,
    MAIL_DIR: join(objects, 'mail'),
    // What happens to run on this machine is none of a test’s business.
    LUMEN_MODEL_SERVERS: 'http://127.0.0.1:9',
    ...(typeof env === 'function' ? await env(environment) : env),
  }
  return {
    environment,
    secrets,
    objects,
    serviceEnv,
    async close() {
      await environment.close()
      await rm(objects, { recursive: true, force: true })
    },
  }
}

export async function startProduct(env: Settings = {}, log?: Logger): Promise<Product> {
  const { environment, secrets, objects, serviceEnv, close } = await openProductEnvironment(env)
  const running = await runServices(serviceEnv, {
    processes: false,
    host: '127.0.0.1',
    port: 0,
    ...(log && { log }),
  })
  let people = 0
  const call: Product['call'] = async (method, path, { token, body, headers } = {}) => {
    const form = body instanceof FormData
    const response = await fetch(running.url + path, {
      method,
      headers: {
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && {
        body: form || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      headers: response.headers,
    }
  }
  const created = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    if (status !== 201) throw new Error(`expected 201, got ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const person: Product['person'] = async (changes = {}) => {
    people += 1
    const email = `person${people}@example.com`
    const session = await created(
      call('POST', '/api/auth/register', {
        body: {
          email,
          password: 'correct horse battery',
          username: `Person ${people}`,
          birthDate: '1990-05-01',
          ...changes,
        },
      }),
    )
    return { ...session, email }
  }
  return {
    url: running.url,
    environment,
    call,
    objects,
    sealKeys: secrets.sealKeys,
    anotherGateway: (own = {}) =>
      services.gateway.start({
        ...serviceEnv,
        ...running.urls,
        GATEWAY_HOST: '127.0.0.1',
        GATEWAY_PORT: '0',
        ...own,
      }),
    env: serviceEnv,
    databaseUrlOf: (service) => environment.databaseUrlOf(service),
    person,
    async administrator() {
      const made = await person()
      const command = ['services/auth/src/admin.ts', 'grant', made.email]
      await promisify(execFile)(process.execPath, command, { cwd: repositoryRoot, env: serviceEnv })
      return made
    },
    companion: (token, changes = {}) =>
      created(call('POST', '/api/companions', { token, body: { name: '小忆', ...changes } })),
    async close() {
      await running.close()
      await close()
    },
  }
}
