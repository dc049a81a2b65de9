import { ConfigError, readConfig } from '@lumen/runtime/config'
import { Type } from 'typebox'
import type { ObjectStoreConfig } from './open-object-store.ts'

const Filled = Type.String({ minLength: 1 })

const Config = Type.Object({
  /** Folder of the store on disk; also where nothing else is said. */
  OBJECTS_DIR: Type.Optional(Filled),
  OBJECTS_S3_ENDPOINT: Type.Optional(Filled),
  OBJECTS_S3_BUCKET: Type.Optional(Filled),
  OBJECTS_S3_REGION: Type.String({ default: 'us-east-1', minLength: 1 }),
  OBJECTS_S3_KEY: Type.Optional(Filled),
  OBJECTS_S3_SECRET: Type.Optional(Filled),
})

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/**
 * Where objects are kept: in `OBJECTS_DIR`, or in a bucket once `OBJECTS_S3_ENDPOINT` is set. An
 * empty variable counts as not set.
 * @throws ConfigError naming every problem
 */
export function readObjectStoreConfig(
  env: Readonly<Record<string, string | undefined>>,
): ObjectStoreConfig {
  const set = Object.fromEntries(
    Object.keys(Config.properties).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const config = readConfig(Config, set)
  const endpoint = config.OBJECTS_S3_ENDPOINT
  if (endpoint === undefined) {
    if (config.OBJECTS_DIR !== undefined) return { kind: 'disk', folder: config.OBJECTS_DIR }
    throw new ConfigError([
      'OBJECTS_DIR must be the folder of the object store, or OBJECTS_S3_ENDPOINT name a service',
    ])
  }
  const { OBJECTS_S3_BUCKET: bucket, OBJECTS_S3_KEY: key, OBJECTS_S3_SECRET: secret } = config
  const url = URL.parse(endpoint)
  const problems: string[] = []
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.username !== '')
    problems.push('OBJECTS_S3_ENDPOINT must be a URL, like https://s3.eu-central-1.amazonaws.com')
  if (bucket === undefined || !bucketPattern.test(bucket))
    problems.push('OBJECTS_S3_BUCKET must be the name of a bucket')
  if (key === undefined) problems.push('OBJECTS_S3_KEY is missing')
  if (secret === undefined) problems.push('OBJECTS_S3_SECRET is missing')
  if (problems.length > 0 || bucket === undefined || key === undefined || secret === undefined)
    throw new ConfigError(problems)
  return { kind: 's3', endpoint, bucket, region: config.OBJECTS_S3_REGION, key, secret }
}
