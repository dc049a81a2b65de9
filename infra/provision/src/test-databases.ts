import { escapeIdentifier, type Client } from 'pg'
import { withAdmin, withAdvisoryLock } from './admin-session.ts'

type Grant = { readonly role: string; readonly privilege: string }

/**
 * Copies a database, with the rights to connect to it (which PostgreSQL itself does not copy).
 * Copies of one template wait for each other. Nobody may be connected to the template.
 * @param adminUrl superuser, or the template's owner with CREATEDB
 * @param name of the copy, which must not exist yet
 */
export async function cloneDatabase(
  adminUrl: string,
  template: string,
  name: string,
): Promise<void> {
  await withAdmin(adminUrl, (admin) =>
    withAdvisoryLock(admin, `lumen clone ${template}`, async () => {
      const [source, target] = [escapeIdentifier(template), escapeIdentifier(name)]
      await admin.query(`create database ${target} template ${source}`)
      const grants = (await grantsOn(admin, template)).map(
        ({ role, privilege }) =>
          `grant ${privilege} on database ${target} to ${escapeIdentifier(role)}`,
      )
      await admin.query([`revoke all on database ${target} from public`, ...grants].join(';'))
    }),
  )
}

/** Drops a database, ending the sessions in it; one that does not exist is fine. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withAdmin(adminUrl, (admin) =>
    admin.query(`drop database if exists ${escapeIdentifier(name)} with (force)`),
  )
}

async function grantsOn(admin: Client, database: string): Promise<Grant[]> {
  const { rows } = await admin.query<Grant>(
    `select r.rolname as role, a.privilege_type as privilege
     from pg_database d, aclexplode(d.datacl) a join pg_roles r on r.oid = a.grantee
     where d.datname = $1`,
    [database],
  )
  return rows
}
