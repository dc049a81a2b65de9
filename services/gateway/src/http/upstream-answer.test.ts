import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { errors, Pool } from 'undici'
import { expect, it, onTestFinished } from 'vitest'
import { dispatch } from './upstream-answer.ts'

/** Asks a service that answers so; `leave` is what its caller calls who goes away. */
async function ask(answer: RequestListener, { method = 'GET', bodyTimeout = 20_000 } = {}) {
  const service = createServer(answer).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const pool = new Pool(`http://127.0.0.1:${(service.address() as AddressInfo).port}`)
  onTestFinished(async () => {
    await pool.destroy()
    service.closeAllConnections()
    service.close()
  })
  let leave = () => {}
  const whenGone = (left: () => void) => {
    leave = left
  }
  const answered = dispatch(pool, { path: '/', method, bodyTimeout, whenGone })
  return { answered, leave: () => leave() }
}

it('takes a short answer whole', async () => {
  const { answered } = await ask((_request, response) => {
    response.writeHead(201, { 'content-length': 10, 'x-own': 'yes' })
    response.write('short')
    void setImmediate().then(() => response.end('short'))
  })
  const { statusCode, headers, body } = await answered
  expect([statusCode, headers['x-own'], String(body)]).toEqual([201, 'yes', 'shortshort'])
})

it('gives a long answer as it comes, and no more of it than is read', async () => {
  const piece = Buffer.alloc(256 * 1024, 'a')
  const { answered } = await ask((_request, response) => {
    Readable.from(
      (function* () {
        for (let sent = 0; sent < 200; sent += 1) yield piece
      })(),
    ).pipe(response)
  })
  const { body } = await answered
  expect(body).toBeInstanceOf(Readable)
  // Turns in which all of it would come, if it were taken unread.
  for (let turn = 0; turn < 2_000; turn += 1) await setImmediate()
  expect((body as Readable).readableLength).toBeLessThan(1_024 * 1_024)
  expect((await buffer(body as Readable)).length).toBe(200 * piece.length)
})

it('leaves the length of an answer to HEAD to whoever gave it', async () => {
  const { answered } = await ask(
    (_request, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.end()
    },
    { method: 'HEAD' },
  )
  const { headers, body } = await answered
  expect(headers['content-length']).toBe('100')
  expect(body).toBeInstanceOf(Readable)
  expect((await buffer(body as Readable)).length).toBe(0)
})

it('has no body where the answer has none', async () => {
  const { answered } = await ask((_request, response) => response.writeHead(204).end())
  expect(await buffer(Readable.from((await answered).body ?? []))).toHaveLength(0)
})

it('ends the request when its caller goes away, before an answer and in its middle', async () => {
  const [asked, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const early = await ask((_request, response) => {
    response.once('close', () => gone.resolve())
    asked.resolve()
  })
  await asked.promise
  early.leave()
  await expect(early.answered).rejects.toThrow('The caller went away')
  await gone.promise

  const later = Promise.withResolvers<void>()
  const middle = await ask((_request, response) => {
    response.once('close', () => later.resolve())
    response.write('a beginning')
  })
  const { body } = await middle.answered
  ;(body as Readable).once('error', () => {})
  ;(body as Readable).destroy()
  await later.promise
})

it('says when the rest of an answer does not come', async () => {
  const short = await ask(
    (_request, response) => {
      response.writeHead(200, { 'content-length': 10 })
      response.write('half')
    },
    { bodyTimeout: 200 },
  )
  await expect(short.answered).rejects.toBeInstanceOf(errors.BodyTimeoutError)
  const long = await ask((_request, response) => response.write('half'), { bodyTimeout: 200 })
  await expect(buffer((await long.answered).body as Readable)).rejects.toBeInstanceOf(
    errors.BodyTimeoutError,
  )
})
