import { pingNats } from './nats-probe.ts'
import { pingPostgres } from './postgres-probe.ts'
import { ProvisionError, titleOf, variableOf } from './provision-error.ts'
import { pingRedis, redisServersIn } from './redis-probe.ts'
import type { Context, ServerName } from './types.ts'
import { waitUntil } from './wait-until.ts'

const limitMs = 5_000

/** The user and password inside a URL, decoded; empty strings when there are none. */
export function loginOf(url: string): { user: string; pass: string } {
  const { username, password } = new URL(url.split(',')[0] ?? url)
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
}

/**
 * The address of a server that the environment names, once it answers. It is not ours: it is never
 * configured, started or stopped.
 * @throws ProvisionError when the address is no URL, or nothing answers there
 */
export async function environmentUrl(
  server: ServerName,
  context: Context,
): Promise<string | undefined> {
  const variable = variableOf(server)
  const url = context.env[variable]?.trim()
  if (!url || !context.origins[server].includes('environment')) return undefined
  if (!URL.canParse(url.split(',')[0] ?? url)) {
    throw new ProvisionError(`${variable} is not a URL: it looks like ${examples[server]}.`)
  }
  let words = ''
  const answers = await waitUntil(
    async () => {
      words = await probes[server](url).then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message || error.name : String(error)),
      )
      return words === ''
    },
    { limitMs, everyMs: 250, signal: context.signal },
  )
  if (answers) return url
  const { host } = new URL(url.split(',')[0] ?? url)
  throw new ProvisionError(
    `${titleOf(server)} at ${host} (${variable}) cannot be used: ${words}. ` +
      `Start it, correct ${variable}, or unset it and Lumen starts its own.`,
  )
}

const probes: Readonly<Record<ServerName, (url: string) => Promise<void>>> = {
  postgres: (url) => pingPostgres(url, 5_000),
  redis: (url) => oneOf(redisServersIn(url).map((each) => () => pingRedis(each, 5_000))),
  nats: (url) =>
    oneOf(url.split(',').map((each) => () => pingNats(each.trim(), loginOf(url), 5_000))),
}

/** Of several servers one that answers is enough. @throws what the last one said */
async function oneOf(pings: readonly (() => Promise<void>)[]): Promise<void> {
  let failure: unknown
  for (const ping of pings) {
    try {
      return await ping()
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

const examples: Readonly<Record<ServerName, string>> = {
  postgres: 'postgres://user:password@host:5432/database',
  redis: 'redis://:password@host:6379',
  nats: 'nats://user:password@host:4222',
}
