import { bareHost, connectLines } from './line-connection.ts'

const several = /^(rediss?)\+(sentinel|cluster):\/\/([^/?#]*@)?([^/?#@]+)(.*)$/

/** Each server that a URL names, also of sentinels and of a cluster, as a URL of its own. */
export function redisServersIn(url: string): string[] {
  const [, scheme, kind, login = '', hosts = '', rest = ''] = several.exec(url) ?? []
  if (kind === undefined) return [url]
  if (kind === 'cluster') return hosts.split(',').map((host) => `${scheme}://${login}${host}`)
  // Sentinels have a login of their own, or none.
  const settings = URL.parse(`redis://host${rest}`)?.searchParams
  const user = encodeURIComponent(settings?.get('sentinel_username') ?? '')
  const password = encodeURIComponent(settings?.get('sentinel_password') ?? '')
  return hosts.split(',').map((host) => {
    const one = URL.parse(`${scheme}://${user}:${password}@${host}`)
    if (one !== null && one.port === '') one.port = '26379'
    return one?.href ?? host
  })
}

/**
 * Logs in to a Redis and pings it.
 * @param url `redis://[user]:password@host:port` or `rediss://…`
 * @throws Error with Redis' own words when it does not answer PONG (also while it loads its data)
 */
export async function pingRedis(url: string, limitMs: number): Promise<void> {
  const { hostname, port, protocol, username, password } = new URL(url)
  const connection = await connectLines(
    { host: bareHost(hostname), port: Number(port || 6379), tls: protocol === 'rediss:' },
    limitMs,
  )
  try {
    if (password !== '') {
      const login = ['AUTH', ...(username === '' ? [] : [username]), password].map(
        decodeURIComponent,
      )
      connection.send(redisCommand(login))
      expectReply(await connection.line(), '+OK')
    }
    connection.send(redisCommand(['PING']))
    expectReply(await connection.line(), '+PONG')
  } finally {
    connection.close()
  }
}

/** A command in Redis' wire format. */
export function redisCommand(words: readonly string[]): string {
  const parts = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`)
  return `*${words.length}\r\n${parts.join('')}`
}

function expectReply(reply: string, expected: string): void {
  if (reply !== expected) throw new Error(`Redis answers "${reply.replace(/^-/, '')}"`)
}

/** Empties the one Redis database that a URL names (`redis://:password@host:port/number`). */
export async function flushRedisDatabase(url: string, limitMs: number): Promise<void> {
  const { hostname, port, password, pathname } = new URL(url)
  const connection = await connectLines({ host: bareHost(hostname), port: Number(port) }, limitMs)
  const login = password === '' ? [] : [['AUTH', decodeURIComponent(password)]]
  try {
    for (const words of [...login, ['SELECT', pathname.slice(1)], ['FLUSHDB']]) {
      connection.send(redisCommand(words))
      expectReply(await connection.line(), '+OK')
    }
  } finally {
    connection.close()
  }
}
