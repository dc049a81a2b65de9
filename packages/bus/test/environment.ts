import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provision } from '@lumen/provision/provision'

/** A NATS account of this worker's own on a real server. */
export async function openTestEnvironment(_service: string) {
  const accounts = Array.from({ length: 8 }, (_, index) => `worker${index}`)
  const servers = await provision({
    dataDir: join(tmpdir(), 'lumen-package-tests'),
    purpose: 'test',
    natsAccounts: accounts,
  })
  const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % accounts.length
  return {
    nats: servers.nats.account(accounts[worker]!),
    close: () => servers.stop(),
  }
}
