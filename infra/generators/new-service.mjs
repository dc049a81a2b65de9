import { camel, finish, insertAfter, pascal, readName, writeFiles } from './write-files.mjs'

/** `npm run new:service <name>`: a service with a store, one operation and its test, entered everywhere. */
// One word: it also names a database role and the service's variables.
const name = readName('npm run new:service <name>', /^[a-z][a-z0-9]*$/)
const Name = pascal(name)
const operations = `${camel(name)}Operations`
const PREFIX = name.toUpperCase()
const home = `services/${name}`

const json = (value) => `${JSON.stringify(value, null, 2)}\n`

writeFiles({
  [`packages/contracts/src/${name}/operations.ts`]: `import { defineOperations } from '../operation.ts'
import { Success } from '../schema.ts'

export const ${operations} = defineOperations({
  'GET /api/${name}': {
    service: '${name}',
    access: 'user',
    summary: 'Replace this by the first thing the service does',
    replies: { 200: Success },
  },
})
`,
  [`${home}/package.json`]: json({
    name: `@lumen/${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { './*': './src/*.ts' },
    scripts: { types: 'tsc -p .' },
    dependencies: {
      '@lumen/bus': '*',
      '@lumen/contracts': '*',
      '@lumen/database': '*',
      '@lumen/http': '*',
      '@lumen/runtime': '*',
      '@lumen/service': '*',
      kysely: '^0.29.9',
      typebox: '^1.4.3',
    },
  }),
  [`${home}/tsconfig.json`]: json({ extends: '../../tsconfig.base.json', include: ['.'] }),
  [`${home}/src/main.ts`]: `import { runService } from '@lumen/runtime/run-service'
import { loadConfig } from './config.ts'
import { start${Name} } from './server.ts'

await runService({ service: '${name}', loadConfig, start: start${Name} })
`,
  [`${home}/src/config.ts`]: `import { readConfig } from '@lumen/runtime/config'
import { logLevels } from '@lumen/runtime/logger'
import { Type, type Static } from 'typebox'

const Config = Type.Object({
  ${PREFIX}_HOST: Type.String({ default: '127.0.0.1' }),
  ${PREFIX}_PORT: Type.Integer({ default: 0, minimum: 0, maximum: 65_535 }),
  ${PREFIX}_DATABASE_URL: Type.String({ minLength: 1 }),
  NATS_URL: Type.String({ minLength: 1 }),
  NATS_USER: Type.Optional(Type.String()),
  NATS_PASS: Type.Optional(Type.String()),
  LUMEN_IDENTITY_PUBLIC_KEY: Type.String({ minLength: 1 }),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
})
export type ${Name}Config = Static<typeof Config>

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>): ${Name}Config =>
  readConfig(Config, env)
`,
  [`${home}/src/context.ts`]: `import { connectBus, type Bus } from '@lumen/bus/connect'
import { migrate } from '@lumen/database/migrate'
import { openDatabase } from '@lumen/database/open'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import { createCloser, type Closer } from '@lumen/runtime/lifecycle'
import { createLogger, type Logger } from '@lumen/runtime/logger'
import { createMetrics, type Metrics } from '@lumen/runtime/metrics'
import type { Kysely } from 'kysely'
import type { ${Name}Config } from './config.ts'
import { migrations } from './store/migrations/all.ts'
import type { ${Name}Tables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type ${Name}Context = {
  config: ${Name}Config
  db: Kysely<${Name}Tables>
  bus: Bus
  clock: Clock
  log: Logger
  metrics: Metrics
}

export type ${Name}Overrides = Partial<Pick<${Name}Context, 'clock' | 'log'>>

/** Opens database and bus; what it opened is closed by \`closer\`, in reverse order. */
export async function createContext(
  config: ${Name}Config,
  overrides: ${Name}Overrides = {},
): Promise<{ context: ${Name}Context; closer: Closer }> {
  const log = overrides.log ?? createLogger({ service: '${name}', level: config.LOG_LEVEL })
  const metrics = createMetrics({ service: '${name}' })
  const closer = createCloser(log)
  try {
    const db = openDatabase<${Name}Tables>({ url: config.${PREFIX}_DATABASE_URL, log })
    closer.add('database', () => db.destroy())
    await migrate(db, migrations, { log })
    const bus = await connectBus({
      url: config.NATS_URL,
      user: config.NATS_USER,
      pass: config.NATS_PASS,
      service: '${name}',
      log,
      metrics,
    })
    closer.add('bus', () => bus.close())
    const clock = overrides.clock ?? systemClock
    return { context: { config, db, bus, clock, log, metrics }, closer }
  } catch (error) {
    await closer.close()
    throw error
  }
}
`,
  [`${home}/src/server.ts`]: `import { ${operations} } from '@lumen/contracts/${name}/operations'
import { createIdentityVerifier } from '@lumen/http/identity'
import { mountOperations } from '@lumen/http/operations'
import { createServer } from '@lumen/http/server'
import { readiness } from '@lumen/service/readiness'
import type { ${Name}Config } from './config.ts'
import { createContext, type ${Name}Overrides } from './context.ts'
import { ${camel(name)}Routes } from './routes/${name}.ts'

/** Starts the service with every entrance; \`url\` is where it listens. */
export async function start${Name}(
  config: ${Name}Config,
  overrides: ${Name}Overrides = {},
): Promise<{ url: string; close(): Promise<unknown> }> {
  const { context, closer } = await createContext(config, overrides)
  const { log, metrics } = context
  try {
    const server = createServer({
      service: '${name}',
      log,
      metrics,
      ready: () => readiness(context),
    })
    const verifier = createIdentityVerifier({
      publicKey: config.LUMEN_IDENTITY_PUBLIC_KEY,
      audience: '${name}',
    })
    const handlers = ${camel(name)}Routes(context)
    mountOperations(server, ${operations}, handlers, { service: '${name}', verifier })
    closer.add('server', () => server.close())
    const url = await server.listen({
      host: config.${PREFIX}_HOST,
      port: config.${PREFIX}_PORT,
    })
    return { url, close: () => closer.close() }
  } catch (error) {
    await closer.close()
    throw error
  }
}
`,
  [`${home}/src/routes/${name}.ts`]: `import type { ${operations} } from '@lumen/contracts/${name}/operations'
import type { Handlers } from '@lumen/http/operations'
import { sql } from 'kysely'
import type { ${Name}Context } from '../context.ts'

/** Entrance of /api/${name}. */
export const ${camel(name)}Routes = ({ db }: ${Name}Context): Handlers<typeof ${operations}> => ({
  'GET /api/${name}': async () => {
    await sql\`select 1\`.execute(db)
    return { success: true }
  },
})
`,
  [`${home}/src/store/tables.ts`]: `/** The tables of this service's schema; each gets its own file of queries beside this one. */
export type ${Name}Tables = Record<never, never>
`,
  [`${home}/src/store/migrations/0001-initial.ts`]: `import type { Kysely } from 'kysely'

export async function up(_db: Kysely<never>): Promise<void> {}
`,
  [`${home}/src/store/migrations/all.ts`]: `import * as initial from './0001-initial.ts'

/** In order; a migration that has run anywhere is never edited. */
export const migrations = { '0001-initial': initial }
`,
})

insertAfter('packages/contracts/src/operation.ts', /serviceNames = \['auth'/, `, '${name}'`)
insertAfter(
  'packages/contracts/src/all-operations.ts',
  /import \{ authOperations \}.*\n/,
  `import { ${operations} } from './${name}/operations.ts'\n`,
)
insertAfter(
  'packages/contracts/src/all-operations.ts',
  /\.\.\.authOperations,/,
  `\n  ...${operations},`,
)
insertAfter(
  'infra/stack/src/services.ts',
  /startInProcess:.*= \{\n/,
  `  ${name}: async (env) => {
    const [{ loadConfig }, { start${Name} }] = await Promise.all([
      import('@lumen/${name}/config'),
      import('@lumen/${name}/server'),
    ])
    return start${Name}(loadConfig(env))
  },
`,
)
insertAfter('infra/stack/package.json', /"@lumen\/auth": "\*",/, `\n    "@lumen/${name}": "*",`)

for (const [line, added] of [
  [/^# AUTH_DATABASE_PASSWORD=\n/m, `# ${PREFIX}_DATABASE_PASSWORD=\n`],
  [/^# AUTH_DATABASE_URL=\n/m, `# ${PREFIX}_DATABASE_URL=\n`],
  [/^# AUTH_PORT=0\n/m, `# ${PREFIX}_HOST=127.0.0.1\n# ${PREFIX}_PORT=0\n`],
  [/^# AUTH_URL=\n/m, `# ${PREFIX}_URL=\n`],
])
  insertAfter('.env.example', line, added)

const password = `${PREFIX}_DATABASE_PASSWORD`
for (const [line, added] of [
  [
    /^ +AUTH_DATABASE_PASSWORD: .*\n/m,
    `      ${password}: \${${password}:?run npm run -s secrets}\n`,
  ],
  [/^ +AUTH_URL: .*\n/m, `      ${PREFIX}_URL: http://${name}:8080\n`],
  [
    /^ +auth: \{ condition: service_started \}\n/m,
    `      ${name}: { condition: service_started }\n`,
  ],
  [
    /^(?= {2}gateway:\n)/m,
    `  ${name}:
    <<: *service
    build:
      context: .
      dockerfile: infra/Dockerfile
      args: { SERVICE: ${name} }
    environment:
      <<: *environment
      ${PREFIX}_HOST: 0.0.0.0
      ${PREFIX}_PORT: 8080
      ${PREFIX}_DATABASE_URL: postgres://lumen_${name}:\${${password}}@postgres:5432/lumen

`,
  ],
])
  insertAfter('docker-compose.yml', line, added)

finish('Now run npm install, which links the new workspace; npm run check then passes.')
