import { expect, test } from 'vitest'
import {
  combineFailures,
  noServerMessage,
  NoServerError,
  ProvisionError,
} from './provision-error.ts'

test('one message names every missing server, what was tried and what to do', () => {
  expect(
    noServerMessage([
      { server: 'redis', attempts: ['REDIS_URL is not set', 'Docker: first\nsecond'] },
      { server: 'nats', attempts: ['NATS_URL is not set'] },
    ]),
  ).toBe(`No way was found to run Redis and NATS on this machine. Tried:
  Redis:
    - REDIS_URL is not set
    - Docker: first
      second
  NATS:
    - NATS_URL is not set
To go on, do one of these: install redis-server (or valkey-server) and nats-server; or run "docker compose up -d" and set REDIS_URL and NATS_URL; or set REDIS_URL and NATS_URL to servers you already have.`)
})

test('several failures become one error, an abort comes first', () => {
  const missing = new NoServerError('nats', ['a'])
  const other = new ProvisionError('DATABASE_URL is not a URL')
  expect(combineFailures([missing, other]).message).toMatch(
    /^DATABASE_URL is not a URL\nNo way was found to run NATS/,
  )
  const aborted = new DOMException('stop', 'AbortError')
  expect(combineFailures([missing, aborted])).toBe(aborted)
})
