import { mp3Seconds } from '@lumen/ai/mp3'
import { createOpenAiSpeech } from '@lumen/ai/openai-speech'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bytes, cutBytes, html, mp3, startMediaServer } from '@lumen/ai/test-support/media-server'

let server: Awaited<ReturnType<typeof startMediaServer>>
const path = 'POST /v1/audio/speech'

beforeAll(async () => {
  server = await startMediaServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const connect = (longestPiece?: number) =>
  createOpenAiSpeech({
    apiKey: 'sk-test',
    baseUrl: server.baseUrl,
    model: 'small',
    ...(longestPiece !== undefined && { longestPiece }),
  })
const bodies = () =>
  server.asked.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>)

test('the double speaks', async () => {
  server.mock.onSpeech(/你好/, { audio: mp3(3).toString('base64'), format: 'mp3' })
  expect(await connect().speak({ text: '你好', voice: 'alloy' })).toEqual({
    bytes: mp3(3),
    mime: 'audio/mpeg',
  })
})

test('a short text is asked for in the wanted format', async () => {
  const ogg = Buffer.from('OggS and so on')
  server.next(path, bytes(ogg, 'audio/ogg'))
  const spoken = await connect().speak({ text: ' hello ', voice: 'nova', format: 'opus' })
  expect(spoken).toEqual({ bytes: ogg, mime: 'audio/ogg' })
  expect(bodies()).toEqual([
    { model: 'small', input: 'hello', voice: 'nova', response_format: 'opus' },
  ])
})

test('a long text is spoken in pieces that become one MP3', async () => {
  const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 2, 0, 0])
  const contents = mp3(1)
  contents.write('Xing', 36, 'latin1')
  const piece = (frames: number) => Buffer.concat([tag, contents, mp3(frames)])
  server.next(path, bytes(piece(2), 'audio/mpeg'), bytes(piece(5), 'audio/mpeg'))
  const { bytes: whole, mime } = await connect(8).speak({
    text: '今天很好。明天也许下雨',
    voice: 'nova',
    format: 'opus',
  })
  expect(mime).toBe('audio/mpeg')
  expect(whole).toEqual(mp3(7))
  expect(mp3Seconds(whole)).toBeCloseTo((7 * 1_152) / 44_100)
  expect(mp3Seconds(piece(2))).toBeCloseTo((2 * 1_152) / 44_100)
  expect(bodies().map(({ input, response_format }) => [input, response_format])).toEqual([
    ['今天很好。', 'mp3'],
    ['明天也许下雨', 'mp3'],
  ])
})

test('a speech is whole or not there', async () => {
  server.next(path, bytes(mp3(2), 'audio/mpeg'), html)
  await expect(
    connect(8).speak({ text: '今天很好。明天也许下雨', voice: 'nova' }),
  ).rejects.toMatchObject({ code: 'malformed' })
  server.next(path, cutBytes(mp3(20), 'audio/mpeg'), cutBytes(mp3(20), 'audio/mpeg'))
  await expect(connect().speak({ text: '好', voice: 'nova' })).rejects.toMatchObject({
    code: 'unavailable',
  })
  await expect(connect().speak({ text: ' \n', voice: 'nova' })).rejects.toMatchObject({
    code: 'unsupported',
  })
})
