import { newId } from '@lumen/database/ids'
import {
  type Caller,
  createIdentitySigner,
  generateIdentityKeys,
  identityHeader,
} from '@lumen/http/identity'
import { connectBus } from '@lumen/bus/connect'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { type FortuneConfig, loadConfig } from '../src/config.ts'
import type { FortuneOverrides } from '../src/context.ts'
import { startFortune } from '../src/server.ts'

export type Answer = { status: number; body: any }
export type Person = Pick<Caller, 'userId'> & Partial<Caller>

export const silent = createLogger({
  service: 'fortune',
  level: (process.env['TEST_LOG_LEVEL'] ?? 'silent') as 'silent',
})

/** The service with every entrance on real servers; `now` is its clock. */
export async function openFortune(
  changes: Partial<FortuneConfig> = {},
  more: FortuneOverrides = {},
) {
  const environment = await openTestEnvironment('fortune')
  const keys = generateIdentityKeys()
  const signer = createIdentitySigner({ privateKey: keys.privateKey })
  const config = {
    ...loadConfig({
      FORTUNE_DATABASE_URL: environment.databaseUrl,
      ...environment.env,
      LUMEN_IDENTITY_PUBLIC_KEY: keys.publicKey,
      LUMEN_SEAL_KEYS: `1:${Buffer.alloc(32, 7).toString('base64')}`,
      LOG_LEVEL: 'silent',
    }),
    ...changes,
  }
  let now = new Date('2026-11-21T10:00:00Z')
  const overrides = {
    clock: { now: () => now },
    log: silent,
    // There is no auth to ask.
    mayProcess: () => Promise.resolve(true),
    ...more,
  }
  const service = await startFortune(config, overrides)
  const bus = await connectBus({
    url: environment.nats.url,
    user: environment.nats.user,
    pass: environment.nats.pass,
    service: 'test',
    log: silent,
    metrics: createMetrics({ service: 'test' }),
  })
  return {
    environment,
    bus,
    at(moment: string) {
      now = new Date(moment)
    },
    /** How often the thread did a task. */
    async done(task: string): Promise<number> {
      const text = await (await fetch(`${service.url}/metrics`)).text()
      const line = new RegExp(
        `^fortune_computing_seconds_count{[^}]*task="${task}"[^}]*} (\\d+)`,
        'm',
      )
      return Number(line.exec(text)?.[1] ?? 0)
    },
    newPerson: (changes: Partial<Caller> = {}): Person => ({ userId: newId(), ...changes }),
    async call(person: Person, key: string, body?: unknown): Promise<Answer> {
      const [method = 'GET', path = '/'] = key.split(' ')
      const caller: Caller = {
        sessionId: newId(),
        role: 'user',
        ageBand: 'adult',
        region: null,
        language: 'zh',
        ...person,
      }
      const response = await fetch(service.url + path, {
        method,
        headers: {
          [identityHeader]: signer.sign(caller, 'fortune'),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await response.json() }
    },
    async close() {
      await bus.close()
      await service.close()
      await environment.close()
    },
  }
}
export type Fortune = Awaited<ReturnType<typeof openFortune>>

export const birth = {
  birthDate: '1990-05-01',
  birthTime: '12:30',
  birthLocation: '北京',
  gender: 'female',
} as const
