import type { ProcessName } from '@lumen/contracts/operation'
import { services, type Env } from './services.ts'

/** What Node, its libraries and the programs that a service runs take from an environment. */
const everybodys = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'LC_ALL',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
  'NODE_V8_COVERAGE',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'UV_THREADPOOL_SIZE',
  'SystemRoot',
]

/**
 * The environment of one process: what its configuration reads, so that nobody holds the keys,
 * passwords and addresses of others.
 */
export async function ownEnvironment(name: ProcessName, env: Env): Promise<Env> {
  const read = await services[name].read(env)
  for (const variable of everybodys) read[variable] = env[variable] ?? process.env[variable]
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
