// Run by no-leaks.test.ts as a process of its own, with the default limits of 25 s to 5 min: it ends
// by itself only if no timer and no socket is left.
import { setImmediate } from 'node:timers/promises'
import { createOpenAiChat } from '@lumen/ai/openai-chat'
import { withOneRetry } from '@lumen/ai/chat-retry'
import { createOpenAiModeration } from '@lumen/ai/openai-moderation'
import { startModelDouble } from '@lumen/ai/test-support/model-double'
import { collect } from './collect.ts'

const model = await startModelDouble()
const access = { apiKey: 'sk-test', baseUrl: model.baseUrl, model: 'small' }
const chat = withOneRetry(createOpenAiChat(access))
const turns = [{ role: 'user', content: '你好' }] as const

await collect(chat)
await createOpenAiModeration({ ...access, timeoutMs: 60_000 }).check('你好')
for (const fault of ['cut', 'eof', 'html', '500', 'quota', 'broken-json', 'error-event'] as const) {
  model.fail(fault, { afterTokens: 1 })
  await collect(chat)
}
for (const fault of ['silent', 'stall'] as const) {
  model.fail(fault, { afterTokens: 1 })
  const controller = new AbortController()
  const outcome = collect(chat, { signal: controller.signal })
  setTimeout(() => controller.abort(), 50)
  await outcome
}
model.reply('word '.repeat(1000), { chunkDelayMs: 5 })
for await (const piece of chat.stream({ turns })) if (piece !== '') break
const unread = chat.stream({ turns })
await unread.next()
await unread.return({ finish: 'stop', model: '', usage: null })

while (model.requests().some(({ ended }) => ended === 'no')) await setImmediate()
await model.close()
process.stdout.write(`${JSON.stringify(model.requests().map(({ ended }) => ended))}\n`)
process.on('exit', () => process.stdout.write('ended\n'))
