import type { Purpose } from './types.ts'

/**
 * Settings of PostgreSQL, given on its command line so that the data directory stays as initdb made
 * it. Small in memory when serving one machine; fast and forgetful when testing.
 */
export function postgresSettings(
  purpose: Purpose,
  address: { listen: string; port: number },
): Readonly<Record<string, string>> {
  const common = {
    listen_addresses: address.listen,
    port: String(address.port),
    unix_socket_directories: '',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    // Parallel workers need more shared memory than containers give, and small tables never use them.
    max_parallel_workers_per_gather: '0',
  }
  if (purpose === 'serve') return { ...common, shared_buffers: '64MB', max_connections: '100' }
  return {
    ...common,
    shared_buffers: '128MB',
    max_connections: '300',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
  }
}

/** The settings as arguments of `postgres`. */
export function settingArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
