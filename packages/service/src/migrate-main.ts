import { serviceNames } from '@lumen/contracts/operation'
import type { Migration } from '@lumen/database/migrate'
import { createLogger } from '@lumen/runtime/logger'
import { migrateFirst } from './open.ts'

/**
 * `SERVICE=chat node packages/service/src/migrate-main.ts`, with `CHAT_DATABASE_URL`: brings the schema of one
 * service up to date before its new version starts. Services do so themselves when they start; a
 * deployment of many copies has it done, and seen to be done, before the first of them.
 */
try {
  const service = serviceNames.find((name) => name === process.env['SERVICE'])
  const url = service && process.env[`${service.toUpperCase()}_DATABASE_URL`]
  if (!url) throw new Error('Set SERVICE to a service, and its <SERVICE>_DATABASE_URL')
  // The image of a service holds its own alone.
  const file = new URL(`../../../services/${service}/src/store/migrations/all.ts`, import.meta.url)
  const { migrations } = (await import(file.href)) as {
    migrations: Readonly<Record<string, Migration>>
  }
  await migrateFirst(url, migrations, createLogger({ service, level: 'warn' }))
  console.log(`The schema of ${service} is up to date.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
