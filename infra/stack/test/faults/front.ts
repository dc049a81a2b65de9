import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startNginx } from '@lumen/provision/nginx'
import { openProxy } from '@lumen/provision/test-proxy'
import { repositoryRoot } from '../../src/paths.ts'

/** What stands before several gateways. */
export type Front = { url: string; is: 'nginx' | 'a proxy of ours'; close(): Promise<void> }

/** What only Compose has, in `infra/nginx.conf`, and what takes its place on this machine. */
const changes = (gateways: readonly string[], directory: string, port: number) =>
  [
    ['worker_processes auto;', 'worker_processes 1;'],
    // What is inherited may be a socket, which cannot be opened again.
    ['error_log /dev/stderr crit;', 'error_log stderr crit;'],
    ['worker_rlimit_nofile 65536;', ''],
    ['worker_connections 16384;', 'worker_connections 1000;'],
    ['resolver 127.0.0.11 valid=5s ipv6=off;', ''],
    [
      'server gateway:8080 resolve max_fails=2 fail_timeout=5s;',
      gateways
        .map((url) => `server ${new URL(url).host} max_fails=2 fail_timeout=5s;`)
        .join('\n    '),
    ],
    ['listen 8080;', `listen 127.0.0.1:${port};`],
    ['/tmp/', `${directory}/`],
  ] as const

/**
 * nginx as Compose has it before its gateways; on a machine that cannot get one, a proxy of ours that
 * leads each connection to the next, which it says.
 */
export async function openFront(gateways: readonly string[]): Promise<Front> {
  const composed = await readFile(join(repositoryRoot, 'infra', 'nginx.conf'), 'utf8')
  for (const [theirs] of changes(gateways, '', 0))
    if (!composed.includes(theirs)) throw new Error(`infra/nginx.conf has no “${theirs}” any more`)
  try {
    const { url, close } = await startNginx(({ directory, port }) =>
      changes(gateways, directory, port).reduce(
        (config, [theirs, ours]) => config.replaceAll(theirs, ours),
        composed,
      ),
    )
    return { url, is: 'nginx', close }
  } catch (error) {
    console.warn(`no nginx, so a proxy of ours is before the gateways: ${String(error)}`)
    const { url, moveTo, close } = await openProxy(gateways[0]!)
    moveTo(...gateways)
    return { url: url.replace(/\/$/, ''), is: 'a proxy of ours', close }
  }
}
