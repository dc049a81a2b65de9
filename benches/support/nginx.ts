import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@lumen/provision/free-port'
import { unpackPackage } from '@lumen/provision/private-apt'
import { librariesIn, onPath } from '@lumen/provision/programs'
import { testDataDirectory } from '@lumen/provision/testing'
import { waitUntil } from '@lumen/provision/wait-until'

export type Nginx = { url: string; pid: number; close(): Promise<void> }

const packagesDir = resolve(import.meta.dirname, '../../.data/packages')

/** One process, as the gateway is one; connections to the service stay open, as the gateway's do. */
const configOf = (directory: string, port: number, upstream: string) => `
daemon off;
master_process off;
pid ${directory}/pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 1000000;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  upstream service { server ${new URL(upstream).host}; keepalive 64; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://service;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
    }
  }
}`

/**
 * nginx as a bare proxy before a service: that of this machine, else Debian's package, unpacked for
 * Lumen only.
 * @throws Error that says why there is none
 */
export async function startNginx(upstream: string): Promise<Nginx> {
  const signal = AbortSignal.timeout(120_000)
  const { path, env } = await findNginx(signal)
  const directory = await mkdtemp(join(tmpdir(), 'lumen-nginx-'))
  const port = await freePort()
  const file = join(directory, 'nginx.conf')
  await writeFile(file, configOf(directory, port, upstream))
  const child = spawn(path, ['-p', directory, '-c', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(url, { signal }).then(
      () => true,
      () => child.exitCode !== null,
    )
  await waitUntil(answers, { limitMs: 10_000, signal })
  if (child.exitCode !== null || child.pid === undefined)
    throw new Error(`${path} does not start; why stands above`)
  return {
    url,
    pid: child.pid,
    async close() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function findNginx(signal: AbortSignal) {
  const installed = onPath('nginx', process.env)
  if (installed !== undefined) return { path: installed, env: {} }
  const root = await unpackPackage('nginx', {
    dataDir: testDataDirectory(),
    packagesDir,
    purpose: 'test',
    origins: { postgres: [], redis: [], nats: [] },
    env: process.env,
    report: (line) => console.error(line),
    signal,
  })
  return {
    path: join(root, 'usr/sbin/nginx'),
    env: { LD_LIBRARY_PATH: librariesIn(root).join(':') },
  }
}
