import type { Composed } from './composed.ts'

/** A variable of a container, and where its value comes from. */
export type Variable = {
  readonly name: string
  readonly value?: string
  readonly valueFrom?: {
    readonly configMapKeyRef?: { readonly name: string; readonly key: string }
    readonly secretKeyRef?: {
      readonly name: string
      readonly key: string
      readonly optional?: boolean
    }
  }
}
/** What the environment of a service in Compose becomes. */
export type Environment = {
  readonly variables: readonly Variable[]
  /** What is set for all in one place, with its default. */
  readonly settings: Readonly<Record<string, string>>
  /** Names of the secrets that only this service is given. */
  readonly secrets: readonly string[]
}

/** The ConfigMap of everything that is no secret. */
export const settingsName = 'settings'
/** The Secret of one service. */
export const secretName = (service: string): string => `${service}-secrets`

const whole = /^\$\{(\w+)(?:(:-|:\?)([^}]*))?\}$/
const parts = /\$\{(\w+)(?:(?::-|:\?)[^}]*)?\}/g
/** With an address that holds a password, and the half of a pair that is of no use without its other one. */
const secretPattern =
  /(?:_PASSWORD|_SECRET|_TOKEN|(?<!_PUBLIC)_KEYS?)$|^SMTP_URL$|^LUMEN_VAPID_PUBLIC_KEY$/

/** Where files and logs are is another matter than on one machine: in a bucket, and on standard output. */
const elsewhere: Readonly<Record<string, string>> = { LOG_DIR: '', OBJECTS_DIR: '' }
/** Servers are outside: what Compose calls by its own names is set, with these defaults. */
const addresses: readonly [composed: RegExp, value: (prefix: string) => string][] = [
  [/@postgres:5432\/lumen$/, (prefix) => `@$(${prefix}_DATABASE_ADDRESS)`],
  [/^redis:\/\/(.*)@redis:6379$/, () => '$(REDIS_SCHEME)://$1@$(REDIS_ADDRESS)'],
  [/^nats:\/\/nats:4222$/, () => '$(NATS_SERVERS)'],
]
const defaults: Readonly<Record<string, string>> = {
  DATABASE_ADDRESS: 'postgres.servers:5432/lumen',
  REDIS_SCHEME: 'redis',
  REDIS_ADDRESS: 'redis.servers:6379',
  NATS_SERVERS: 'nats://nats.servers:4222',
}

/**
 * The environment of a service of Compose in a cluster: what is written out stays, what the operator
 * sets comes from the one ConfigMap, secrets come from the service's own Secret.
 * @param fixed variables that are not the operator's here
 */
export function translateEnvironment(
  service: string,
  { environment = {} }: Composed,
  fixed: Readonly<Record<string, string>> = {},
): Environment {
  const settings: Record<string, string> = {}
  const secrets = new Set<string>()
  const variables = new Map<string, Variable>()
  const add = (variable: Variable) => variables.set(variable.name, variable)
  const addSetting = (name: string, key: string, value: string) => {
    settings[key] = value
    add({ name, valueFrom: { configMapKeyRef: { name: settingsName, key } } })
  }
  const addSecret = (name: string, key: string, optional: boolean) => {
    secrets.add(key)
    const from = { name: secretName(service), key, ...(optional && { optional }) }
    add({ name, valueFrom: { secretKeyRef: from } })
  }

  for (const [name, given] of Object.entries(environment)) {
    const composed = String(given)
    const [all, key, mark, fallback = ''] = whole.exec(composed) ?? []
    const set = fixed[name] ?? elsewhere[name]
    // Another proxy stands before the gateway here.
    if (name === 'GATEWAY_TRUSTED_PROXIES') addSetting(name, name, '')
    else if (set !== undefined) add({ name, value: set })
    else if (all === undefined || key === undefined) add({ name, value: inCluster(composed) })
    // What has no default was made by `npm run -s secrets`.
    else if (mark !== ':-' || secretPattern.test(key)) addSecret(name, key, mark === ':-')
    else addSetting(name, key, fallback)
  }
  return {
    variables: [...variables.values()].toSorted(byDependence),
    settings,
    secrets: [...secrets],
  }

  /** An address with the password and the server of this deployment, each a variable of its own. */
  function inCluster(composed: string): string {
    let value = composed
    for (const [known, replacement] of addresses)
      value = value.replace(known, replacement(service.toUpperCase()))
    for (const [, used = ''] of value.matchAll(/\$\((\w+)\)/g))
      addSetting(used, used, defaults[used] ?? defaults[used.replace(/^[A-Z]+_/, '')] ?? '')
    return value.replaceAll(parts, (_, used: string) => {
      addSecret(used, used, false)
      return `$(${used})`
    })
  }
}

/** A variable may name only those that stand before it. */
const byDependence = (one: Variable, other: Variable): number =>
  Number(one.value?.includes('$(') ?? false) - Number(other.value?.includes('$(') ?? false)
