import { ConfigError } from './config.ts'

type Login = { readonly username?: string; readonly password?: string }
type Host = { readonly host: string; readonly port: number }

/** Where Redis is, as `REDIS_URL` says it. */
export type RedisAddress =
  | { readonly kind: 'single'; readonly url: string }
  | {
      readonly kind: 'sentinel'
      readonly tls: boolean
      readonly sentinels: readonly Host[]
      /** What sentinels call the master. */
      readonly name: string
      readonly db: number
      readonly login: Login
      readonly sentinelLogin: Login
    }
  | {
      readonly kind: 'cluster'
      readonly tls: boolean
      readonly nodes: readonly Host[]
      readonly login: Login
    }

const several = /^(rediss?)\+(sentinel|cluster):\/\/([^/?#]*)(.*)$/
const ports = { sentinel: 26_379, cluster: 6_379 } as const
const sentinelSettings: ReadonlySet<string> = new Set(['sentinel_username', 'sentinel_password'])

const refuse = (why: string) => new ConfigError([`REDIS_URL ${why}`])

/**
 * Reads `redis://…` and `rediss://…` (one server), `redis+sentinel://:password@host,host/master/db` and
 * `redis+cluster://:password@host,host`, with `rediss+` for TLS, in the form that LangChain, RedisVL and
 * Prefect share.
 * @throws ConfigError, without any of the values
 */
export function readRedisUrl(url: string): RedisAddress {
  const [, scheme, kind, authority = '', rest = ''] = several.exec(url) ?? []
  if (kind !== 'sentinel' && kind !== 'cluster') {
    if (/^[^/]*\+[^/]*:\/\//.test(url))
      throw refuse(
        'must begin with redis://, redis+sentinel:// or redis+cluster://, or rediss for TLS',
      )
    return { kind: 'single', url }
  }
  const at = authority.lastIndexOf('@') + 1
  const tls = scheme === 'rediss'
  const hosts = authority
    .slice(at)
    .split(',')
    .map((text) => hostOf(text, ports[kind]))
  const others = URL.parse(`redis://${authority.slice(0, at)}host${rest}`)
  if (others === null)
    throw refuse('cannot be read; what is special in a password is written as %XX')
  const { username, password, pathname, searchParams } = others
  const login = loginOf(decodeURIComponent(username), decodeURIComponent(password))
  if (kind === 'cluster') {
    if (!/^\/?0?$/.test(pathname)) throw refuse('names a database: a cluster has only database 0')
    if (searchParams.size > 0)
      throw refuse('has settings after a question mark: a cluster takes none')
    return { kind, tls, nodes: hosts, login }
  }
  const [, name, db = '0', ...more] = pathname.split('/')
  if (!name) throw refuse('names no master: redis+sentinel://host:26379/mymaster')
  if (!/^\d{1,5}$/.test(db) || more.length > 0)
    throw refuse('must end with the number of a database after the name of the master')
  for (const key of searchParams.keys())
    if (!sentinelSettings.has(key))
      throw refuse(
        `has a setting that is not known: only ${[...sentinelSettings].join(' and ')} are`,
      )
  const sentinelLogin = loginOf(
    searchParams.get('sentinel_username') ?? '',
    searchParams.get('sentinel_password') ?? '',
  )
  return {
    kind,
    tls,
    sentinels: hosts,
    name: decodeURIComponent(name),
    db: Number(db),
    login,
    sentinelLogin,
  }
}

const loginOf = (username: string, password: string): Login => ({
  ...(username !== '' && { username }),
  ...(password !== '' && { password }),
})

function hostOf(text: string, defaultPort: number): Host {
  const url = URL.parse(`redis://${text.trim()}`)
  if (url === null || url.hostname === '' || url.username !== '' || url.pathname !== '')
    throw refuse('must name hosts as host:port, separated by commas')
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || defaultPort) }
}
