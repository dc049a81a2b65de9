import { expect, test } from 'vitest'
import { redisServersIn } from './redis-probe.ts'

test('of sentinels and of a cluster each server can be asked by itself', () => {
  const plain = 'rediss://:p%40ss@one:6380/2'
  expect(redisServersIn(plain)).toEqual([plain])
  expect(redisServersIn('redis+cluster://:p%40ss@one:7001,two:7002')).toEqual([
    'redis://:p%40ss@one:7001',
    'redis://:p%40ss@two:7002',
  ])
  expect(
    redisServersIn('rediss+sentinel://:p%40ss@one,two:26380/mymaster/0?sentinel_password=s%2Ft'),
  ).toEqual(['rediss://:s%2Ft@one:26379', 'rediss://:s%2Ft@two:26380'])
  expect(redisServersIn('redis+sentinel://:p%40ss@one/mymaster')).toEqual(['redis://one:26379'])
})
