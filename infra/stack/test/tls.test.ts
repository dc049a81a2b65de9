import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ReadyNotice } from '@lumen/runtime/lifecycle'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { ownEnvironment } from '../src/own-environment.ts'
import { repositoryRoot } from '../src/paths.ts'
import { openProductEnvironment } from './product.ts'
import { certificate, openTlsFront, type TlsFront } from './tls/tls-front.ts'

let opened: Awaited<ReturnType<typeof openProductEnvironment>>
let redis: TlsFront
let nats: TlsFront
let env: Record<string, string>

beforeAll(async () => {
  opened = await openProductEnvironment()
  const { REDIS_URL, NATS_URL } = opened.environment.env
  const [redisUrl, natsUrl] = [new URL(REDIS_URL), new URL(NATS_URL)]
  const at = ({ hostname: host, port }: URL) => ({ host, port: Number(port) })
  redis = await openTlsFront(at(redisUrl), { upgrade: false })
  nats = await openTlsFront(at(natsUrl), { upgrade: true })
  redisUrl.host = `localhost:${redis.port}`
  env = {
    ...opened.serviceEnv,
    REDIS_URL: redisUrl.href.replace('redis:', 'rediss:'),
    NATS_URL: `tls://localhost:${nats.port}`,
  }
})
afterAll(async () => {
  redis?.close()
  nats?.close()
  await opened?.close()
})

/** A process as an operator starts it; `believes`: it is told of the certificate. */
async function start(main: string, own: Record<string, string | undefined>, believes: boolean) {
  const child = fork(main, {
    cwd: repositoryRoot,
    env: { ...own, ...(believes && { NODE_EXTRA_CA_CERTS: certificate }) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr?.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number, said }))
  const ready = once(child, 'message').then(([notice]) => (notice as ReadyNotice).url ?? '')
  return { child, ended, ready }
}

it('speaks TLS to Redis and NATS where their addresses say so', async () => {
  const setup = await start('packages/service/src/set-up-main.ts', env, true)
  expect(await setup.ended).toMatchObject({ code: 0 })
  const main = join('services', 'models', 'src', 'main.ts')
  const own = await ownEnvironment('models', env)
  const { child, ended, ready } = await start(main, own, true)
  const url = await Promise.race([ready, ended.then(({ said }) => said)])
  expect(url).toMatch(/^http/)
  const health = async () => (await fetch(`${url}/health/ready`)).json()
  await expect.poll(health).toMatchObject({ status: 'ready' })
  expect(redis.encrypted()).toBeGreaterThan(0)
  expect(nats.encrypted()).toBeGreaterThan(1)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
})

it('speaks to nobody whose certificate it has no reason to believe', async () => {
  const before = nats.encrypted()
  const setup = await start('packages/service/src/set-up-main.ts', env, false)
  const { code, said } = await setup.ended
  expect(code).not.toBe(0)
  expect(said).toMatch(/self[- ]signed certificate/i)
  expect(nats.encrypted()).toBe(before)
})
