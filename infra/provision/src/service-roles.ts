import { escapeIdentifier, type Client } from 'pg'
import { databaseUrl, withAdmin, withAdvisoryLock } from './admin-session.ts'
import { ProvisionError } from './provision-error.ts'

/** A service that keeps data: the name of its schema, and its role's password. */
export type ServiceRole = { readonly name: string; readonly password: string }

const namePattern = /^[a-z][a-z0-9_]{0,50}$/

/** Name of the role a service logs in as. */
export function roleOf(service: string): string {
  return `lumen_${service}`
}

/** URL with which one service reaches its own schema. */
export function serviceUrl(adminUrl: string, service: ServiceRole, database = 'lumen'): string {
  const url = new URL(databaseUrl(adminUrl, database))
  url.username = roleOf(service.name)
  url.password = encodeURIComponent(service.password)
  return url.href
}

/**
 * Makes the database, and for each service a role `lumen_<name>` that may log in with its password
 * and a schema `<name>` that it owns and finds first. A role can use no other schema; nobody else
 * may connect to the database. May be called any number of times, also at the same time: calls on
 * one server wait for each other, and a changed password takes effect.
 * @param adminUrl superuser, or a user with CREATEDB and CREATEROLE
 * @throws ProvisionError when a name is not a lower-case word, or the administrator lacks a right
 */
export async function ensureServiceRoles(
  adminUrl: string,
  services: readonly ServiceRole[],
  database = 'lumen',
): Promise<void> {
  for (const { name } of services) {
    if (!namePattern.test(name)) {
      throw new ProvisionError(`"${name}" cannot name a service's schema: use a-z, 0-9 and "_".`)
    }
  }
  try {
    await withAdmin(adminUrl, (admin) =>
      withAdvisoryLock(admin, 'lumen service roles', async () => {
        await ensureRoles(admin, services)
        await ensureDatabase(admin, database)
        await withAdmin(databaseUrl(adminUrl, database), (client) =>
          ensureSchemas(client, services, database),
        )
      }),
    )
  } catch (error) {
    if (!isDenied(error)) throw error
    throw new ProvisionError(
      `The user of DATABASE_URL may not create databases and roles (${error.message}): ` +
        `give it CREATEDB and CREATEROLE.`,
      { cause: error },
    )
  }
}

/** All together: each commit by itself would wait for the disk. */
async function ensureRoles(admin: Client, services: readonly ServiceRole[]): Promise<void> {
  await admin.query('begin')
  try {
    for (const service of services) await ensureRole(admin, service)
    await admin.query('commit')
  } catch (error) {
    await admin.query('rollback')
    throw error
  }
}

async function ensureRole(admin: Client, { name, password }: ServiceRole): Promise<void> {
  const role = escapeIdentifier(roleOf(name))
  const known = await admin.query('select 1 from pg_roles where rolname = $1', [roleOf(name)])
  const verb = known.rowCount === 0 ? 'create' : 'alter'
  await admin.query(`${verb} role ${role} login password ${admin.escapeLiteral(password)}`)
  await admin.query(`alter role ${role} set search_path = ${escapeIdentifier(name)}`)
}

async function ensureDatabase(admin: Client, database: string): Promise<void> {
  const known = await admin.query('select 1 from pg_database where datname = $1', [database])
  if (known.rowCount === 0) await admin.query(`create database ${escapeIdentifier(database)}`)
}

async function ensureSchemas(
  client: Client,
  services: readonly ServiceRole[],
  database: string,
): Promise<void> {
  const target = escapeIdentifier(database)
  const membership = await client.query<{ super: boolean }>(
    'select rolsuper as super from pg_roles where rolname = current_user',
  )
  await client.query('begin')
  await client.query(`revoke all on database ${target} from public`)
  await client.query('revoke all on schema public from public')
  for (const { name } of services) {
    const role = escapeIdentifier(roleOf(name))
    // Only a member of a role may give it a schema; a superuser needs no membership.
    if (membership.rows[0]?.super !== true) await client.query(`grant ${role} to current_user`)
    await client.query(`grant connect, temporary on database ${target} to ${role}`)
    await client.query(
      `create schema if not exists ${escapeIdentifier(name)} authorization ${role}`,
    )
  }
  await client.query('commit')
}

function isDenied(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === '42501'
}
