import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collect } from './collect.ts'
import { chunk, events, startScriptedServer } from './scripted-server.ts'

let server: Awaited<ReturnType<typeof startScriptedServer>>
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())

test('pictures go before the words of their turn, as data; turns without any are plain', async () => {
  server.answer(events(chunk({ content: 'a cat' }), chunk({}, 'stop'), '[DONE]'))
  const chat = createOpenAiChat({ apiKey: 'key', baseUrl: server.baseUrl, model: 'seeing' })
  const images = [{ type: 'image/jpeg', bytes: new Uint8Array([0xff, 0xd8]) }]
  const turns = [
    { role: 'system', content: 'be kind', images },
    { role: 'user', content: 'what is this?', images },
    { role: 'assistant', content: 'hm' },
    { role: 'user', content: 'and now?', images: [] },
  ] as const
  expect((await collect(chat, { turns })).text).toBe('a cat')
  expect(server.bodies.at(-1)?.['messages']).toEqual([
    { role: 'system', content: 'be kind' },
    {
      role: 'user',
      content: [
        { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9g=' } },
        { type: 'text', text: 'what is this?' },
      ],
    },
    { role: 'assistant', content: 'hm' },
    { role: 'user', content: 'and now?' },
  ])
})
