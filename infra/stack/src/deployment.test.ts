import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig as loadAdmin } from '@lumen/admin/config'
import { loadConfig as loadAuth } from '@lumen/auth/config'
import { loadConfig as loadBilling } from '@lumen/billing/config'
import { loadConfig as loadChat } from '@lumen/chat/config'
import { loadConfig as loadFortune } from '@lumen/fortune/config'
import { allOperations } from '@lumen/contracts/all-operations'
import { limits } from '@lumen/contracts/limits'
import { listSetting, loadConfig as loadGateway } from '@lumen/gateway/config'
import { loadConfig as loadMedia } from '@lumen/media/config'
import { loadConfig as loadMemory } from '@lumen/memory/config'
import { loadConfig as loadModels } from '@lumen/models/config'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { composedEnvironment, readSettings } from './composed-environment.ts'
import { deployedNatsConfig, deployedNatsFile } from './deployed-nats.ts'
import { repositoryRoot } from './paths.ts'

type Env = Record<string, string | undefined>
type ComposedService = {
  profiles?: string[]
  user?: string
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
  tmpfs?: string[]
  ports?: string[]
  networks?: string[] | Record<string, { ipv4_address: string }>
  environment?: Record<string, string | number>
  build?: { target?: string }
  healthcheck?: { test: string[] }
  read_only?: boolean
  stop_grace_period?: string
  depends_on?: Record<string, unknown>
  volumes?: string[]
}

const composeFile = join(repositoryRoot, 'docker-compose.yml')
const compose = parse(readFileSync(composeFile, 'utf8'), { merge: true }) as {
  services: Record<string, ComposedService>
}
const loaders: Record<string, (env: Env) => unknown> = {
  admin: loadAdmin,
  auth: loadAuth,
  billing: loadBilling,
  chat: loadChat,
  fortune: loadFortune,
  gateway: loadGateway,
  media: loadMedia,
  memory: loadMemory,
  models: loadModels,
}

const Condition = Type.Enum([
  'service_started',
  'service_healthy',
  'service_completed_successfully',
])
const Duration = Type.String({ pattern: '^[0-9]+(ms|s|m)$' })
const Texts = Type.Array(Type.String())
const closed = { additionalProperties: false }
/** What of the Compose specification the file uses: a name that stands nowhere here is a mistake. */
const Compose = Type.Object(
  {
    services: Type.Record(
      Type.String(),
      Type.Object(
        {
          image: Type.Optional(Type.String()),
          profiles: Type.Optional(Texts),
          user: Type.Optional(Type.String()),
          build: Type.Optional(
            Type.Object(
              {
                context: Type.Literal('.'),
                dockerfile: Type.Literal('infra/Dockerfile'),
                target: Type.Optional(Type.Literal('with-web')),
                args: Type.Record(Type.String(), Type.String()),
              },
              closed,
            ),
          ),
          command: Type.Optional(Texts),
          environment: Type.Optional(
            Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
          ),
          volumes: Type.Optional(Texts),
          ports: Type.Optional(Texts),
          networks: Type.Optional(
            Type.Union([
              Texts,
              Type.Record(Type.String(), Type.Object({ ipv4_address: Type.String() }, closed)),
            ]),
          ),
          extra_hosts: Type.Optional(Texts),
          restart: Type.Enum(['unless-stopped', 'no']),
          stop_grace_period: Type.Optional(Duration),
          healthcheck: Type.Optional(
            Type.Object(
              {
                test: Texts,
                interval: Duration,
                start_period: Type.Optional(Duration),
                retries: Type.Integer({ minimum: 1 }),
              },
              closed,
            ),
          ),
          depends_on: Type.Optional(
            Type.Record(Type.String(), Type.Object({ condition: Condition }, closed)),
          ),
          read_only: Type.Optional(Type.Boolean()),
          tmpfs: Type.Optional(Texts),
          cap_drop: Type.Optional(Texts),
          security_opt: Type.Optional(Texts),
          mem_limit: Type.Optional(Type.String()),
          pids_limit: Type.Optional(Type.Integer()),
        },
        closed,
      ),
    ),
    networks: Type.Record(
      Type.String(),
      Type.Object({
        ipam: Type.Object(
          { config: Type.Array(Type.Object({ subnet: Type.String() }, closed)) },
          closed,
        ),
      }),
    ),
    volumes: Type.Record(Type.String(), Type.Null()),
  },
  closed,
)

it('is a Compose file that names only what there is', () => {
  // What begins with x- is Compose’s own place for parts that are used again.
  const own = Object.fromEntries(Object.entries(compose).filter(([name]) => !name.startsWith('x-')))
  expect(
    [...Value.Errors(Compose, own)].map(({ instancePath, message }) => [instancePath, message]),
  ).toEqual([])
  const services = Object.entries(compose.services)
  const volumes = Object.keys((own as { volumes: object }).volumes)
  for (const [name, { depends_on = {}, volumes: mounted = [] }] of services) {
    expect(
      Object.keys(depends_on).filter((each) => !(each in compose.services)),
      name,
    ).toEqual([])
    const named = mounted.map((mount) => mount.split(':')[0]!).filter((from) => /^\w+$/.test(from))
    expect(
      named.filter((each) => !volumes.includes(each)),
      name,
    ).toEqual([])
  }
})

let folder: string
let env: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumen-deployment-'))
  env = join(folder, '.env')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs `npm run secrets` on the folder's `.env`; what it says goes to standard error. */
const writeSecrets = () =>
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'write-secrets.mjs'), '--env', env, '--compose', composeFile],
    { encoding: 'utf8', stdio: 'pipe' },
  )
const settings = () => readSettings(readFileSync(env, 'utf8'))

/** What a container gets. */
const environmentOf = (service: string, given: Env) =>
  composedEnvironment(compose.services[service]?.environment ?? {}, given)

describe('npm run secrets', () => {
  it('makes all that a deployment asks for, for its owner alone', () => {
    writeSecrets()
    expect(statSync(env).mode & 0o777).toBe(0o600)
    for (const service of Object.keys(compose.services))
      expect(() => environmentOf(service, settings())).not.toThrow()
  })

  it('replaces nothing that is there', () => {
    writeFileSync(env, '# mine\nPORT=9000\nAUTH_DATABASE_PASSWORD=kept\nLUMEN_SEAL_KEYS=1:kept')
    writeSecrets()
    const first = readFileSync(env, 'utf8')
    expect(first).toMatch(
      /^# mine\nPORT=9000\nAUTH_DATABASE_PASSWORD=kept\nLUMEN_SEAL_KEYS=1:kept\n/,
    )
    expect(first.match(/^LUMEN_SEAL_KEYS=/gm)).toHaveLength(1)
    expect(writeSecrets()).toBe('')
    expect(readFileSync(env, 'utf8')).toBe(first)
  })

  it('refuses half of a pair', () => {
    writeFileSync(env, 'LUMEN_IDENTITY_PUBLIC_KEY=x\n')
    expect(writeSecrets).toThrow(/without its other half/)
    expect(readFileSync(env, 'utf8')).toBe('LUMEN_IDENTITY_PUBLIC_KEY=x\n')
  })
})

describe.each(Object.keys(loaders))('service %s under Compose', (service) => {
  /**
   * Limits cannot be off in production, programs are on the PATH,
   * models run elsewhere, and no server of them is looked for where the product may be.
   */
  const elsewhere = new Set([
    'GATEWAY_PORT',
    'LUMEN_RATE_LIMITS',
    'LUMEN_MODEL_HOST_URL',
    'LUMEN_MODEL_HOST_KEY',
    'MEDIA_PROGRAMS_FILE',
    'PATH',
  ])

  it('gets everything that its configuration reads', () => {
    writeSecrets()
    const given = environmentOf(service, settings())
    const read = new Set<string>()
    const watched = new Proxy(given, {
      get: (all, name) => {
        read.add(String(name))
        return all[String(name)]
      },
    })
    loaders[service]!(watched)
    expect(read.size).toBeGreaterThan(5)
    expect([...read].filter((name) => !(name in given) && !elsewhere.has(name))).toEqual([])
  })
})

it.each(Object.keys(loaders))(
  'runs %s watched, with time to drain, and able to write nowhere',
  (service) => {
    const { environment = {}, ...composed } = compose.services[service] ?? {}
    expect(composed).toMatchObject({ read_only: true, stop_grace_period: '30s' })
    expect(composed.healthcheck?.test.join(' ')).toContain('/health/ready')
    // The web lies only in the images of those that read it.
    expect(composed.build?.target === 'with-web').toBe('WEB_ROOT' in environment)
  },
)

const servers = ['postgres', 'redis', 'nats']
const watchers = Object.keys(compose.services).filter((name) => compose.services[name]?.profiles)

it.each(Object.keys(compose.services).filter((name) => !servers.includes(name)))(
  'runs %s as nobody in particular, without rights and within limits',
  (service) => {
    const composed = compose.services[service]!
    expect(composed).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/\d+[gm]/),
      tmpfs: ['/tmp'],
    })
    // Its image says who; whoever reads the files of services does so as them.
    expect(composed.user).toBe(service === 'alloy' ? '1000:1000' : undefined)
    if (watchers.includes(service))
      for (const port of composed.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
    else expect(composed.ports !== undefined).toBe(service === 'proxy')
  },
)

it.each(Object.keys(loaders))('lets there be many copies of %s', (service) => {
  // A door or an address can be one container's only.
  const { ports, networks = [] } = compose.services[service]!
  expect(ports).toBeUndefined()
  expect(Array.isArray(networks)).toBe(true)
})

it('has the gateway believe its own proxy, which takes every upload that the contracts allow', () => {
  const { networks } = compose.services['proxy']!
  const { ipv4_address: address } = (networks as Record<string, { ipv4_address: string }>)['front']!
  writeSecrets()
  const config = loadGateway(environmentOf('gateway', settings()))
  expect(listSetting(config.GATEWAY_TRUSTED_PROXIES)).toEqual([address])
  const nginx = readFileSync(join(repositoryRoot, 'infra/nginx.conf'), 'utf8')
  const largest = Object.values(allOperations).map(
    ({ upload, bodyLimit }) => upload?.maxBytes ?? bodyLimit ?? 0,
  )
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1])
  expect(megabytes * 1024 * 1024).toBeGreaterThan(Math.max(...largest) + limits.formBytes)
})

it.each(servers)('gives %s limits, no way to more rights, and no door to the outside', (server) => {
  const composed = compose.services[server]!
  expect(composed).toMatchObject({
    security_opt: ['no-new-privileges:true'],
    pids_limit: expect.any(Number),
    mem_limit: expect.stringMatching(/\d+[gm]/),
    healthcheck: { test: expect.any(Array) },
  })
  expect(composed.ports).toBeUndefined()
})

it('puts no settings and no history of the sources into an image, and runs it without root', () => {
  const left = readFileSync(join(repositoryRoot, '.dockerignore'), 'utf8').split('\n')
  for (const path of ['.env', '.env.*', '.git', '.data', '**/node_modules'])
    expect(left).toContain(path)
  const steps = readFileSync(join(repositoryRoot, 'infra/Dockerfile'), 'utf8').split(/^FROM /m)
  // What the last image is made from; nothing after it changes who runs.
  const plain = steps.find((step) => / AS plain$/m.test(step))!
  expect(plain).toMatch(/^USER node$/m)
  expect(steps.at(-1)!.trim()).toBe('plain')
  expect(steps.filter((step) => /^USER /m.test(step))).toEqual([plain])
})

it('lets processes say and hear what the contracts tell', () => {
  expect(readFileSync(deployedNatsFile, 'utf8'), 'run npm run nats-config').toBe(
    deployedNatsConfig(),
  )
})

it.each([...Object.keys(loaders), 'setup'])('gives %s the login that NATS knows', (service) => {
  writeSecrets()
  const prefix = `${service.toUpperCase()}_NATS`
  const given = environmentOf(service, settings())
  const known = environmentOf('nats', settings())
  expect(given[`${prefix}_USER`]).toBe(`lumen_${service}`)
  expect(known[`${prefix}_PASSWORD`]).toBe(`"${given[`${prefix}_PASS`]}"`)
  expect(readFileSync(deployedNatsFile, 'utf8')).toContain(
    `user: "lumen_${service}", password: $${prefix}_PASSWORD,`,
  )
  const logins = Object.keys(given).filter((name) => /_(NATS|DATABASE)_/.test(name))
  expect(logins.filter((name) => !name.startsWith(service.toUpperCase()))).toEqual([])
})

it('asks one model everywhere', () => {
  writeSecrets()
  const model = {
    OPENAI_API_KEY: 'local',
    OPENAI_BASE_URL: 'http://model:11434/v1',
    OPENAI_CHAT_MODEL: 'a-model',
  }
  const loads = { chat: loadChat, memory: loadMemory, fortune: loadFortune, models: loadModels }
  for (const [service, load] of Object.entries(loads)) {
    const { ai } = load(environmentOf(service, { ...settings(), ...model }))
    expect(ai.chat).toMatchObject({ baseUrl: 'http://model:11434/v1', model: 'a-model' })
  }
})
