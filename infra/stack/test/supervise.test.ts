import { openTestEnvironment, type TestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newSecrets } from '../src/secrets.ts'
import { supervise } from '../src/supervise.ts'

let environment: TestEnvironment
let env: Record<string, string>
let lines: { msg: string; process?: string; why?: string; pauseMs?: number }[]
let kept: Awaited<ReturnType<typeof supervise>> | undefined

const log = createLogger({
  service: 'test',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
})

beforeEach(async () => {
  lines = []
  environment = await openTestEnvironment('billing')
  const { identity } = newSecrets([])
  env = {
    ...environment.env,
    BILLING_DATABASE_URL: environment.databaseUrl,
    LUMEN_IDENTITY_PUBLIC_KEY: identity.publicKey,
    LUMEN_IDENTITY_PRIVATE_KEY: identity.privateKey,
    LOG_LEVEL: 'silent',
  }
})
afterEach(async () => {
  await kept?.close()
  kept = undefined
  await environment.close()
})

const isReady = async (url: string) =>
  (await fetch(`${url}/health/ready`).catch(() => null))?.status === 200
/** When the process at an address began. */
const since = async (url: string) => {
  const answer = await fetch(`${url}/health/ready`)
  return Date.parse(((await answer.json()) as { since: string }).since)
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('starts a service again that was killed, where it was, and ends it when it is closed', async () => {
  kept = await supervise('billing', env, log)
  const first = kept.pid()!
  const began = await since(kept.url)
  process.kill(first, 'SIGKILL')
  await vi.waitFor(async () => {
    expect(kept!.pid()).not.toBe(first)
    expect(await isReady(kept!.url)).toBe(true)
  })
  expect(lines).toMatchObject([
    {
      msg: 'a service ended; it is started again',
      process: 'billing',
      why: 'SIGKILL',
      pauseMs: 500,
    },
    { msg: 'a service runs again', process: 'billing' },
  ])
  expect(await since(kept.url)).toBeGreaterThan(began)

  const second = kept.pid()!
  process.kill(second, 'SIGKILL')
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ why: 'SIGKILL', pauseMs: 1_000 }))
  await kept.close()
  const pid = kept.pid()
  expect(pid === null || !isAlive(pid)).toBe(true)
  expect(await isReady(kept.url)).toBe(false)
})

it('fails at once when the first start fails', async () => {
  await expect(supervise('billing', { ...env, BILLING_DATABASE_URL: '' }, log)).rejects.toThrow(
    /BILLING_DATABASE_URL/,
  )
  expect(lines).toEqual([])
})
