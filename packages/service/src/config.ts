import type { ServiceName } from '@lumen/contracts/operation'
import { readConfig } from '@lumen/runtime/config'
import { readObjectStoreConfig } from '@lumen/objects/config'
import type { ObjectStoreConfig } from '@lumen/objects/open-object-store'
import { logLevels, type LogLevel } from '@lumen/runtime/logger'
import { readRedisUrl } from '@lumen/runtime/redis-url'
import { Type, type Static, type TObject } from 'typebox'

type Env = Readonly<Record<string, string | undefined>>

/** What every process of ours has, the gateway too. */
export type ProcessConfig<Name extends string = string> = {
  service: Name
  host: string
  port: number
  nats: { url: string; user: string | undefined; pass: string | undefined }
  redisUrl: string
  /** Where traces go; undefined: nowhere. */
  tracesEndpoint: string | undefined
  logLevel: LogLevel
  /** Where log files are kept, a folder for each service; null: nowhere. */
  logFolder: string | null
}

/** What every service behind the gateway has. */
export type BaseConfig<Service extends ServiceName = ServiceName> = ProcessConfig<Service> & {
  databaseUrl: string
  /** Connections to the database at most. */
  databasePool: number
  /** A replica of the database, of which what may be old is read; null: there is none. */
  databaseReplicaUrl: string | null
  identityPublicKey: string
  /** Where files are kept; null: nowhere, and nothing can be exported. */
  objects: ObjectStoreConfig | null
}

const ProcessRows = Type.Object({
  HOST: Type.String({ default: '127.0.0.1' }),
  PORT: Type.Integer({ default: 0, minimum: 0, maximum: 65_535 }),
  NATS_URL: Type.String({ minLength: 1 }),
  NATS_USER: Type.Optional(Type.String({ minLength: 1 })),
  NATS_PASS: Type.Optional(Type.String()),
  REDIS_URL: Type.String({ minLength: 1 }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String()),
  LOG_LEVEL: Type.Enum(logLevels, { default: 'info' }),
  LOG_DIR: Type.Optional(Type.String()),
})
const ServiceRows = Type.Object({
  ...ProcessRows.properties,
  DATABASE_URL: Type.String({ minLength: 1 }),
  DATABASE_POOL: Type.Integer({ default: 10, minimum: 2, maximum: 200 }),
  DATABASE_REPLICA_ADDRESS: Type.Optional(
    Type.String({
      pattern: '^[^\\s/@?#]+/[^\\s/@]+$',
      description: 'host:port/database, without a login',
    }),
  ),
  LUMEN_IDENTITY_PUBLIC_KEY: Type.String({ minLength: 1 }),
})
/** Each process has its own of these: `CHAT_PORT`. The other rows all processes share. */
const prefixed: ReadonlySet<string> = new Set([
  'HOST',
  'PORT',
  'DATABASE_URL',
  'DATABASE_POOL',
  'DATABASE_REPLICA_ADDRESS',
  'NATS_USER',
  'NATS_PASS',
])

/**
 * Reads what a process needs that has a port, the bus and Redis, and its own settings, which may
 * declare a row of those anew.
 * @throws ConfigError with all problems at once
 */
export function readProcessConfig<const Name extends string, Own extends TObject>(
  name: Name,
  own: Own,
  env: Env,
): Static<Own> & { base: ProcessConfig<Name> } {
  const read = readRows(name, ProcessRows, own, env)
  return { ...read.own, base: processOf(name, read.rows) }
}

/**
 * Reads what a service behind the gateway needs, a database and the key that callers are verified
 * with besides, and its own settings, which may declare a row of those anew.
 * @throws ConfigError with all problems at once
 */
export function readServiceConfig<const Service extends ServiceName, Own extends TObject>(
  service: Service,
  own: Own,
  env: Env,
): Static<Own> & { base: BaseConfig<Service> } {
  const { rows, ...read } = readRows(service, ServiceRows, own, env)
  const base = {
    ...processOf(service, rows),
    databaseUrl: rows.DATABASE_URL,
    databasePool: rows.DATABASE_POOL,
    databaseReplicaUrl: replicaUrlOf(rows.DATABASE_URL, rows.DATABASE_REPLICA_ADDRESS),
    identityPublicKey: rows.LUMEN_IDENTITY_PUBLIC_KEY,
    objects: namesObjects(env) ? readObjectStoreConfig(env) : null,
  }
  return { ...read.own, base }
}

/** A replica has the roles of its primary, so its address says all. */
function replicaUrlOf(databaseUrl: string, address: string | undefined): string | null {
  // What is no URL is said where it is opened.
  const primary = URL.parse(databaseUrl)
  if (address === undefined || primary === null) return null
  return `postgres://${primary.username}:${primary.password}@${address}`
}

const namesObjects = (env: Env) =>
  ['OBJECTS_DIR', 'OBJECTS_S3_ENDPOINT'].some((name) => (env[name] ?? '') !== '')

function processOf<Name extends string>(
  service: Name,
  rows: Static<typeof ProcessRows>,
): ProcessConfig<Name> {
  // Whoever connects reads it again: what is wrong with it is said before anything is opened.
  readRedisUrl(rows.REDIS_URL)
  return {
    service,
    host: rows.HOST,
    port: rows.PORT,
    nats: { url: rows.NATS_URL, user: rows.NATS_USER, pass: rows.NATS_PASS },
    redisUrl: rows.REDIS_URL,
    tracesEndpoint: rows.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: rows.LOG_LEVEL,
    logFolder: rows.LOG_DIR || null,
  }
}

function readRows<Rows extends TObject, Own extends TObject>(
  name: string,
  rows: Rows,
  own: Own,
  env: Env,
): { rows: Static<Rows>; own: Static<Own> } {
  const variableOf = (row: string) => (prefixed.has(row) ? `${name.toUpperCase()}_${row}` : row)
  const base = Object.entries(rows.properties).map(([row, schema]) => [variableOf(row), schema])
  const schema = Type.Object({ ...Object.fromEntries(base), ...own.properties })
  const all: Record<string, unknown> = readConfig(schema, env)
  const pick = (names: object, keyOf: (name: string) => string) =>
    Object.fromEntries(
      Object.keys(names).flatMap((each) => (keyOf(each) in all ? [[each, all[keyOf(each)]]] : [])),
    )
  return {
    rows: pick(rows.properties, variableOf) as Static<Rows>,
    own: pick(own.properties, (each) => each) as Static<Own>,
  }
}
