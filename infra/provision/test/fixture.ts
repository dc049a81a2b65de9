import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { eraseServers, serverStatus } from '../src/manage.ts'
import type { ProvisionOptions } from '../src/provision.ts'

/** Packages are fetched once and shared by all tests (one test fetches its own, to see that it works). */
export const packagesDir = resolve(import.meta.dirname, '../../../.data/packages')

/**
 * A fresh data directory, whose servers are ended and erased when the test is over.
 * @param mode 0o755 like a directory in a checkout, unless told
 */
export function dataDirectory(mode = 0o755): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'lumen-provision-'))
  chmodSync(dataDir, mode)
  onTestFinished(async () => {
    await eraseServers({ dataDir })
    rmSync(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

/** An environment without addresses of servers. */
export function cleanEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, REDIS_URL: __, NATS_URL: ___, ...rest } = process.env
  return { ...rest, ...extra }
}

/** Options of a provisioning for tests on one data directory. */
export function testOptions(dataDir: string): ProvisionOptions {
  return { dataDir, packagesDir, purpose: 'test', env: cleanEnvironment() }
}

/** All servers found running from a data directory, as `name:pid`. */
export async function runningServers(dataDir: string): Promise<string[]> {
  const { servers } = await serverStatus({ dataDir })
  return servers.filter(({ running }) => running).map(({ server, pid }) => `${server}:${pid}`)
}
