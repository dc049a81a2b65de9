import type { ServerResponse } from 'node:http'
import { createOpenAiImage } from '@lumen/ai/openai-image'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  bytes,
  cutBytes,
  fault,
  html,
  json,
  png,
  startMediaServer,
} from '@lumen/ai/test-support/media-server'

let server: Awaited<ReturnType<typeof startMediaServer>>
const path = 'POST /v1/images/generations'

beforeAll(async () => {
  server = await startMediaServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const paint = (model = 'small', fine = false) =>
  createOpenAiImage({ apiKey: 'sk-test', baseUrl: server.baseUrl, model }).generate({
    prompt: '海边的日落\u0000',
    fine,
  })
const bodies = () =>
  server.asked.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>)
const link = () => json({ data: [{ url: `${server.url}/files/1.png?sig=x` }] })

test('the double gives a picture', async () => {
  server.mock.onImage(/日落/, { image: { b64Json: png.toString('base64') } })
  expect(await paint()).toEqual({ bytes: png, mime: 'image/png' })
})

test('asks for one square picture, its bytes, and only fine ones finely', async () => {
  const picture = json({ data: [{ b64_json: png.toString('base64') }] })
  server.next(path, picture, picture)
  await paint()
  await paint('gpt-image-2', true)
  const asked = { prompt: '海边的日落', n: 1, size: '1024x1024' }
  expect(bodies()).toEqual([
    { ...asked, model: 'small', response_format: 'b64_json' },
    { ...asked, model: 'gpt-image-2', quality: 'high' },
  ])
})

test('leaves out what the server does not know, from then on', async () => {
  const picture = json({ data: [{ b64_json: png.toString('base64') }] })
  const unknown = json({ error: { message: "Unknown parameter: 'response_format'." } }, 400)
  server.next(path, unknown, picture, picture)
  const model = createOpenAiImage({ apiKey: 'k', baseUrl: server.baseUrl, model: 'small' })
  await model.generate({ prompt: 'a' })
  await model.generate({ prompt: 'b' })
  expect(bodies().map((body) => 'response_format' in body)).toEqual([true, false, false])
})

test('fetches what the answer links to, without the key', async () => {
  server.next(path, link())
  server.next('GET /files/1.png', bytes(png, 'application/octet-stream'))
  expect(await paint()).toEqual({ bytes: png, mime: 'image/png' })
  expect(server.asked.map(({ auth }) => auth)).toEqual(['Bearer sk-test', ''])
})

test('an expired link: the whole once more, then it is over', async () => {
  server.next(path, link(), link())
  server.next('GET /files/1.png', fault(403), bytes(png, 'image/png'))
  expect((await paint()).bytes).toEqual(png)

  server.reset()
  server.next(path, link(), link())
  server.next('GET /files/1.png', fault(410), fault(410))
  await expect(paint()).rejects.toMatchObject({ code: 'unavailable' })
  expect(server.asked).toHaveLength(4)
})

test('follows a few redirects and no circle', async () => {
  const away = (response: ServerResponse) => {
    response.writeHead(302, { location: '/files/1.png' })
    response.end()
  }
  server.next(path, link())
  server.next('GET /files/1.png', away, bytes(png, 'image/png'))
  expect((await paint()).bytes).toEqual(png)
  server.next(path, link())
  server.next('GET /files/1.png', away, away, away, away, away)
  await expect(paint()).rejects.toMatchObject({ code: 'malformed' })
})

test.each([
  ['a web page', html],
  ['nothing', bytes(Buffer.alloc(0), 'image/png')],
  ['too much', bytes(Buffer.alloc(25_000_001), 'image/png')],
  ['text that says it is a picture', bytes(Buffer.from('picture'), 'image/png')],
])('a link to %s is no picture', async (_, answer) => {
  server.next(path, link())
  server.next('GET /files/1.png', answer)
  await expect(paint()).rejects.toMatchObject({ code: 'malformed' })
})

test('half a picture is none', async () => {
  server.next(path, link(), link())
  server.next('GET /files/1.png', cutBytes(png, 'image/png'), cutBytes(png, 'image/png'))
  await expect(paint()).rejects.toMatchObject({ code: 'unavailable' })
})

test.each([
  [{ data: [] }],
  [{ data: [{}] }],
  [{ data: [{ b64_json: 'aGVsbG8=' }] }],
  [{ data: [{ url: 'file:///etc/passwd' }] }],
  [{ data: [{ url: 'http://' }] }],
])('%j holds no picture', async (answer) => {
  server.next(path, json(answer))
  await expect(paint()).rejects.toMatchObject({ code: 'malformed' })
})
