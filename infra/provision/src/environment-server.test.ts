import { expect, test } from 'vitest'
import { environmentUrl, loginOf } from './environment-server.ts'
import { defaultOrigins } from './origins.ts'
import type { Context } from './types.ts'

function context(env: NodeJS.ProcessEnv): Context {
  return {
    dataDir: '/nowhere',
    packagesDir: '/nowhere',
    env,
    report: () => undefined,
    signal: new AbortController().signal,
    purpose: 'serve',
    origins: defaultOrigins,
  }
}

test('the environment is asked first, programs come before packages, Docker is last', () => {
  expect(defaultOrigins.postgres).toEqual(['environment', 'path', 'npm', 'apt', 'docker'])
  expect(defaultOrigins.redis).toEqual(['environment', 'path', 'apt', 'docker'])
  expect(defaultOrigins.nats).toEqual(['environment', 'path', 'apt', 'docker'])
})

test('reads the login out of a URL, also of the first of several', () => {
  expect(loginOf('nats://us%40er:p%3Aw@one:4222,nats://two:4222')).toEqual({
    user: 'us@er',
    pass: 'p:w',
  })
  expect(loginOf('nats://one:4222')).toEqual({ user: '', pass: '' })
})

test('an empty variable counts as none, nonsense is refused in words', async () => {
  expect(await environmentUrl('redis', context({ REDIS_URL: ' ' }))).toBeUndefined()
  await expect(environmentUrl('redis', context({ REDIS_URL: 'localhost' }))).rejects.toThrow(
    'REDIS_URL is not a URL: it looks like redis://:password@host:6379.',
  )
})
