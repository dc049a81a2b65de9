import { serviceNames, type ServiceName } from '@lumen/contracts/operation'
import { ProvisionError } from '@lumen/provision/provision-error'
import type { Env } from '../services.ts'

/** Where a service keeps its rows, with its own login, which sees no others. */
export type ServiceDatabase = { readonly service: ServiceName; readonly url: string }

/**
 * Of all services, as their environment says it.
 * @throws ProvisionError when an address is not one
 */
export const serviceDatabases = (env: Env): ServiceDatabase[] =>
  serviceNames.map((service) => {
    const variable = `${service.toUpperCase()}_DATABASE_URL`
    const url = env[variable] ?? ''
    if (!URL.canParse(url)) throw new ProvisionError(`${variable} is not a URL.`)
    return { service, url }
  })

/** The same by the database that they share: what is in one of those is seen as it was in one moment. */
export const byDatabase = (all: readonly ServiceDatabase[]): ServiceDatabase[][] =>
  Map.groupBy(all, ({ url }) => {
    const { host, pathname } = new URL(url)
    return host + pathname
  })
    .values()
    .toArray()
