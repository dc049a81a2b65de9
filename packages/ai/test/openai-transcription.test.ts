import { createOpenAiTranscription } from '@lumen/ai/openai-transcription'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json, startMediaServer } from '@lumen/ai/test-support/media-server'

let server: Awaited<ReturnType<typeof startMediaServer>>
const path = 'POST /v1/audio/transcriptions'

beforeAll(async () => {
  server = await startMediaServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const write = (mime: string, language?: string) =>
  createOpenAiTranscription({
    apiKey: 'sk-test',
    baseUrl: server.baseUrl,
    model: 'whisper',
  }).transcribe({
    bytes: Buffer.from('RIFF-sound-bytes'),
    mime,
    ...(language !== undefined && { language }),
  })

test('the double writes down what is said', async () => {
  server.mock.onTranscription({ transcription: { text: ' 你好\u0000，世界 ' } })
  expect(await write('audio/webm;codecs=opus', 'zh')).toBe('你好，世界')
})

test('the recording goes as a file of its type, with the language as a hint', async () => {
  server.next(path, json({ text: 'hallo' }), json({ text: '' }))
  expect(await write('audio/mp4', 'de')).toBe('hallo')
  expect(await write('audio/webm;codecs=opus')).toBe('')
  const [first, second] = server.asked.map(({ body }) => body.toString('latin1'))
  expect(first).toContain('name="language"\r\n\r\nde')
  expect(first).toContain('filename="recording.m4a"')
  expect(first).toContain('RIFF-sound-bytes')
  expect(second).toContain('filename="recording.webm"')
  expect(second).not.toContain('name="language"')
})

test.each([[{ text: 7 }], ['text'], [null], [{ segments: [] }]])(
  '%j is no transcript',
  async (answer) => {
    server.next(path, json(answer))
    await expect(write('audio/webm')).rejects.toMatchObject({ code: 'malformed' })
  },
)
