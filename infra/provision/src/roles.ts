import { ensureServiceRoles } from './service-roles.ts'

/**
 * Makes the roles and schemas on the server of DATABASE_URL, one for each variable named
 * `<SERVICE>_DATABASE_PASSWORD`; what docker compose and Kubernetes run before the services.
 */
const suffix = '_DATABASE_PASSWORD'
const adminUrl = process.env['DATABASE_URL']
const services = Object.entries(process.env).flatMap(([name, password]) =>
  name.endsWith(suffix) && password !== undefined
    ? [{ name: name.slice(0, -suffix.length).toLowerCase(), password }]
    : [],
)
if (adminUrl === undefined || services.length === 0) {
  console.error(`Set DATABASE_URL and a ${suffix.slice(1)} for each service, as in AUTH${suffix}.`)
  process.exitCode = 2
} else {
  await ensureServiceRoles(adminUrl, services)
  console.log(`Roles and schemas are there: ${services.map(({ name }) => name).join(', ')}`)
}
