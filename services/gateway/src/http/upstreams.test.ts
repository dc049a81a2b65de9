import { AppError } from '@lumen/http/app-error'
import { errors } from 'undici'
import { expect, it } from 'vitest'
import type { UpstreamAnswer } from './upstream-answer.ts'
import { createUpstream, notAvailable } from './upstreams.ts'

const options = { path: '/', method: 'GET', whenGone: () => {} } as const
const answer: UpstreamAnswer = { statusCode: 200, headers: {}, body: undefined }
/** The way to a service that answers so. */
const to = (answers: () => Promise<UpstreamAnswer>, most?: number) => {
  let asked = 0
  const request = () => {
    asked += 1
    return answers()
  }
  return { upstream: createUpstream(request, most), asked: () => asked }
}
const failure = (asking: Promise<unknown>) => asking.catch((error: unknown) => error)

it('leaves a service alone for a moment that answered nobody, and says when to come again', async () => {
  const { upstream, asked } = to(() => Promise.reject(new errors.HeadersTimeoutError()))
  for (let count = 0; count < 5; count += 1)
    expect(notAvailable(await failure(upstream.request(options)))).toMatchObject({ status: 504 })
  const turnedAway = await failure(upstream.request(options))
  expect(turnedAway).toBeInstanceOf(AppError)
  expect(turnedAway).toMatchObject({ status: 503, retryAfter: expect.any(Number) })
  expect(asked()).toBe(5)
})

it('asks a service that is not there each time: it refuses at once', async () => {
  const { upstream, asked } = to(() => Promise.reject(new Error('ECONNREFUSED')))
  for (let count = 0; count < 9; count += 1)
    expect(notAvailable(await failure(upstream.request(options)))).toMatchObject({
      status: 503,
      retryAfter: 3,
    })
  expect(asked()).toBe(9)
})

it('turns away whoever comes when too many wait already', async () => {
  const { promise, resolve } = Promise.withResolvers<UpstreamAnswer>()
  const { upstream } = to(() => promise, 2)
  const waiting = [upstream.request(options), upstream.request(options)]
  expect(await failure(upstream.request(options))).toMatchObject({ status: 503, retryAfter: 1 })
  resolve(answer)
  expect(await Promise.all(waiting)).toEqual([answer, answer])
  expect(await upstream.request(options)).toBe(answer)
})
