import type { Purpose } from './types.ts'

/**
 * Text of redis.conf: queues must not lose jobs, so nothing is evicted and, when serving, every
 * write goes to the append-only file within a second.
 * @param options.bind address to listen on
 * @param options.directory where the append-only file lies
 */
export function redisConfig(options: {
  bind: string
  port: number
  password: string
  directory: string
  purpose: Purpose
}): string {
  const lines = [
    `bind ${options.bind}`,
    `port ${options.port}`,
    'protected-mode yes',
    'daemonize no',
    'databases 64',
    `requirepass ${quoted(options.password)}`,
    `dir ${quoted(options.directory)}`,
    'maxmemory-policy noeviction',
    'save ""',
    `appendonly ${options.purpose === 'serve' ? 'yes' : 'no'}`,
    'appendfsync everysec',
    'loglevel notice',
    'logfile ""',
  ]
  return `${lines.join('\n')}\n`
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
