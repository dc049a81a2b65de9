import { expect, it } from 'vitest'
import { readRedisUrl } from './redis-url.ts'

it('leaves the address of one server as it is', () => {
  const url = 'rediss://lumen:p%40ss@redis.example:6380/3?family=6'
  expect(readRedisUrl(url)).toEqual({ kind: 'single', url })
})

it('reads sentinels, their master, and both logins', () => {
  expect(
    readRedisUrl(
      'rediss+sentinel://lumen:p%40ss%2Fword@one,two:26380,[2001:db8::3]:26381/my%20master/2' +
        '?sentinel_username=watcher&sentinel_password=s%2Bt',
    ),
  ).toEqual({
    kind: 'sentinel',
    tls: true,
    sentinels: [
      { host: 'one', port: 26379 },
      { host: 'two', port: 26380 },
      { host: '2001:db8::3', port: 26381 },
    ],
    name: 'my master',
    db: 2,
    login: { username: 'lumen', password: 'p@ss/word' },
    sentinelLogin: { username: 'watcher', password: 's+t' },
  })
  expect(readRedisUrl('redis+sentinel://:secret@one:26379/mymaster')).toMatchObject({
    tls: false,
    db: 0,
    login: { password: 'secret' },
    sentinelLogin: {},
  })
})

it('reads the nodes of a cluster', () => {
  expect(readRedisUrl('redis+cluster://:secret@one,two:7001')).toEqual({
    kind: 'cluster',
    tls: false,
    nodes: [
      { host: 'one', port: 6379 },
      { host: 'two', port: 7001 },
    ],
    login: { password: 'secret' },
  })
  for (const end of ['/', '/0'])
    expect(readRedisUrl(`redis+cluster://one${end}`)).toMatchObject({ kind: 'cluster', login: {} })
})

it.each([
  ['redis+sentinels://:secret@one/mymaster', 'must begin with'],
  ['redis+sentinel://:secret@one,two', 'names no master'],
  ['redis+sentinel://:secret@one/mymaster/first', 'number of a database'],
  ['redis+sentinel://:secret@one/mymaster?role=slave', 'a setting that is not known'],
  ['redis+sentinel://:secret@one,,two/mymaster', 'must name hosts'],
  ['redis+sentinel://:secret@one:port/mymaster', 'must name hosts'],
  ['redis+cluster://', 'must name hosts'],
  ['redis+cluster://:secret@one/1', 'only database 0'],
  ['redis+cluster://:secret@one?family=6', 'takes none'],
])('refuses %s in words, and without its password', (url, words) => {
  expect(() => readRedisUrl(url)).toThrow(words)
  expect(() => readRedisUrl(url)).not.toThrow(/secret/)
})
