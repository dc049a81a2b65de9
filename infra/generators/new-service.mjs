import { camel, finish, insertAfter, pascal, readName, writeFiles } from './write-files.mjs'

/** `npm run new:service <name>`: a service with a store and one operation, entered everywhere. */
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
      '@lumen/contracts': '*',
      '@lumen/http': '*',
      '@lumen/service': '*',
      kysely: '^0.29.9',
      typebox: '^1.4.3',
    },
  }),
  [`${home}/src/main.ts`]: `import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { start${Name} } from './server.ts'

await runService({ service: '${name}', loadConfig, start: start${Name} })
`,
  [`${home}/src/config.ts`]: `import { readServiceConfig } from '@lumen/service/config'
import { Type } from 'typebox'

const Own = Type.Object({})
export type ${Name}Config = ReturnType<typeof loadConfig>

/** Reads the service's configuration; throws one error that names every problem. */
export const loadConfig = (env: Record<string, string | undefined>) =>
  readServiceConfig('${name}', Own, env)
`,
  [`${home}/src/context.ts`]: `import { openService, type Opened } from '@lumen/service/open'
import type { Overrides } from '@lumen/service/open-process'
import type { ${Name}Config } from './config.ts'
import { migrations } from './store/migrations/all.ts'
import type { ${Name}Tables } from './store/tables.ts'

/** Everything a use case may need, built once. */
export type ${Name}Context = Opened<${Name}Tables>

/** Opens what the service needs; \`closer\` closes it, in reverse order. */
export const createContext = (config: ${Name}Config, overrides: Overrides = {}) =>
  openService<${Name}Context>(config.base, migrations, overrides, () => ({}))
`,
  [`${home}/src/server.ts`]: `import { ${operations} } from '@lumen/contracts/${name}/operations'
import { mountOperations } from '@lumen/http/operations'
import type { Overrides } from '@lumen/service/open-process'
import { startService } from '@lumen/service/start'
import type { ${Name}Config } from './config.ts'
import { createContext } from './context.ts'
import { ${camel(name)}Routes } from './routes/${name}.ts'

/** Starts the service with every entrance; \`url\` is where it listens. */
export const start${Name} = (config: ${Name}Config, overrides: Overrides = {}) =>
  startService(config.base, createContext(config, overrides), ({ context, server, mounted }) => {
    mountOperations(server, ${operations}, ${camel(name)}Routes(context), mounted)
  })
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

insertAfter('packages/contracts/src/operation.ts', /serviceNames = \[\s*'auth'/, `, '${name}'`)
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
  /services: Record<ProcessName, Service> = \{\n/,
  `  ${name}: service(
    () => import('@lumen/${name}/config'),
    async () => (await import('@lumen/${name}/server')).start${Name},
  ),
`,
)
insertAfter('infra/stack/package.json', /"@lumen\/auth": "\*",/, `\n    "@lumen/${name}": "*",`)

for (const [line, added] of [
  [/^# AUTH_DATABASE_POOL=10\n/m, `# ${PREFIX}_DATABASE_POOL=10\n`],
  [/^# AUTH_DATABASE_REPLICA_ADDRESS=\n/m, `# ${PREFIX}_DATABASE_REPLICA_ADDRESS=\n`],
  [/^# AUTH_DATABASE_PASSWORD=\n/m, `# ${PREFIX}_DATABASE_PASSWORD=\n`],
  [/^# AUTH_DATABASE_URL=\n/m, `# ${PREFIX}_DATABASE_URL=\n`],
  [/^# AUTH_NATS_PASS=\n/m, `# ${PREFIX}_NATS_USER=\n# ${PREFIX}_NATS_PASS=\n`],
  [/^# AUTH_PORT=0\n/m, `# ${PREFIX}_HOST=127.0.0.1\n# ${PREFIX}_PORT=0\n`],
  [/^# AUTH_URL=\n/m, `# ${PREFIX}_URL=\n`],
])
  insertAfter('.env.example', line, added)

const password = `${PREFIX}_DATABASE_PASSWORD`
const natsPassword = `${PREFIX}_NATS_PASSWORD`
for (const [line, added] of [
  [
    /^ +AUTH_DATABASE_PASSWORD: .*\n/m,
    `      ${password}: \${${password}:?run npm run -s secrets}\n`,
  ],
  [
    /^ +AUTH_NATS_PASSWORD: .*\n/m,
    `      ${natsPassword}: '"\${${natsPassword}:?run npm run -s secrets}"'\n`,
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
      ${PREFIX}_NATS_USER: lumen_${name}
      ${PREFIX}_NATS_PASS: \${${natsPassword}}
      ${PREFIX}_DATABASE_URL: postgres://lumen_${name}:\${${password}}@postgres:5432/lumen
      ${PREFIX}_DATABASE_POOL: \${${PREFIX}_DATABASE_POOL:-}
      ${PREFIX}_DATABASE_REPLICA_ADDRESS: \${${PREFIX}_DATABASE_REPLICA_ADDRESS:-}

`,
  ],
])
  insertAfter('docker-compose.yml', line, added)

finish(
  'Now run npm install, which links the new workspace, npm run nats-config, by which NATS knows it, and npm run kubernetes; npm run check then passes.',
)
