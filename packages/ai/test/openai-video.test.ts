import { createOpenAiVideo, offeredSeconds } from '@lumen/ai/openai-video'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  bytes,
  cutBytes,
  fault,
  html,
  json,
  mp4,
  startMediaServer,
} from '@lumen/ai/test-support/media-server'

let server: Awaited<ReturnType<typeof startMediaServer>>
const create = 'POST /v1/videos'
const look = 'GET /v1/videos/v1'
const content = 'GET /v1/videos/v1/content'

beforeAll(async () => {
  server = await startMediaServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const film = (seconds = 5, progress?: (share: number) => void, signal?: AbortSignal) =>
  createOpenAiVideo({
    apiKey: 'sk-test',
    baseUrl: server.baseUrl,
    model: 'motion',
    pollMs: 5,
    timeoutMs: 60_000,
  }).generate({ prompt: '海', seconds, ...(progress && { progress }), ...(signal && { signal }) })

const state = (status: string, progress: number, error: unknown = null) =>
  json({ id: 'v1', status, progress, error })
const paths = () => server.asked.map(({ path }) => path)
const deleted = () => vi.waitUntil(() => paths().includes('DELETE /v1/videos/v1'))

test.each([
  [3, '4'],
  [4, '4'],
  [5, '8'],
  [9, '12'],
  [12, '12'],
  [16, '12'],
])('%i seconds are asked for as %s', (seconds, offered) => {
  expect(offeredSeconds(seconds)).toBe(offered)
})

test('the double makes a video, which is fetched', async () => {
  server.mock.onVideo('海', { video: { id: 'v1', status: 'completed' } })
  server.next(content, bytes(mp4, 'video/mp4'))
  expect(await film()).toEqual({ bytes: mp4, seconds: 8 })
})

test('waits, tells how far it is, fetches and tidies up', async () => {
  const shares: number[] = []
  server.next(create, state('queued', 0))
  server.next(
    look,
    state('in_progress', 30),
    fault(500),
    state('in_progress', 20),
    state('in_progress', 80),
    state('completed', 100),
  )
  server.next(content, bytes(mp4, 'video/mp4'))
  expect(await film(16, (share) => shares.push(share))).toEqual({ bytes: mp4, seconds: 12 })
  expect(shares).toEqual([0.3, 0.8, 1])
  await deleted()
  const body = String(server.asked.find(({ path }) => path === create)?.body)
  for (const [name, value] of Object.entries({
    prompt: '海',
    model: 'motion',
    seconds: '12',
    size: '1280x720',
  }))
    expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
})

test.each([
  ['moderation_blocked', 'refused'],
  ['server_error', 'unavailable'],
])('a video that fails there with %s is %s', async (code, expected) => {
  server.next(create, state('queued', 0))
  server.next(look, state('failed', 40, { code, message: '海 is not allowed' }))
  await expect(film()).rejects.toMatchObject({ code: expected })
  await deleted()
})

test('a video that vanishes there is not begun anew', async () => {
  server.next(create, state('queued', 0))
  server.next(look, fault(404))
  await expect(film()).rejects.toMatchObject({ code: 'unavailable' })
  await deleted()
  expect(paths().filter((path) => path === create)).toHaveLength(1)
})

test.each([
  ['a web page', [html], 'malformed'],
  ['a file without an index', [bytes(mp4.subarray(0, 24), 'video/mp4')], 'malformed'],
  ['a file that ends early', [bytes(mp4.subarray(0, 60), 'video/mp4')], 'malformed'],
  [
    'half an answer, twice',
    [cutBytes(mp4, 'video/mp4'), cutBytes(mp4, 'video/mp4')],
    'unavailable',
  ],
  ['nothing there', [fault(404)], 'unavailable'],
])('%s is no video', async (_, answers, code) => {
  server.next(create, state('queued', 0))
  server.next(look, state('completed', 100))
  server.next(content, ...answers)
  await expect(film()).rejects.toMatchObject({ code })
})

test('who stops waiting stops the video', async () => {
  const controller = new AbortController()
  server.next(create, state('queued', 0))
  server.next(look, state('in_progress', 10))
  const filming = film(5, () => controller.abort(), controller.signal)
  await expect(filming).rejects.toMatchObject({ code: 'aborted' })
  await deleted()
})
