import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { startModelDouble } from '@lumen/ai/test-support/model-double'
import { connectBus } from '@lumen/bus/connect'
import { loadConfig as loadChatConfig } from '@lumen/chat/config'
import { startChat } from '@lumen/chat/server'
import { subjects } from '@lumen/contracts/bus'
import { chatRequests, type LiveFrame } from '@lumen/contracts/chat/bus'
import { newId } from '@lumen/database/ids'
import { createIdentitySigner, generateIdentityKeys, identityHeader } from '@lumen/http/identity'
import { loadConfig as loadMemoryConfig } from '@lumen/memory/config'
import { startMemory } from '@lumen/memory/server'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createLogger } from '@lumen/runtime/logger'
import { randomBytes } from 'node:crypto'
import {
  countCalls,
  emptyAnswer,
  median,
  purposeOf,
  sharedPrefixes,
  type Prompt,
} from './model-path-figures.ts'

/**
 * `npm run -s eval:model-path`: a talk of 220 messages through the services chat and memory on real
 * servers, against a provider that records every request. Twenty facts are told at the start and asked
 * for after 200 messages. Tells how many are in the prompt then, how much of each prompt is the
 * beginning of the one before, and how often a model was asked. What it writes (summaries too) tells
 * nothing, so that only what the product itself remembers counts.
 */
const chattered = 180

type Script = {
  facts: readonly (readonly [told: string, question: string, answer: string])[]
  chatter: readonly (readonly string[])[]
  smallTalk: readonly (readonly string[])[]
}
const script = JSON.parse(
  readFileSync(new URL('fixtures/model-path.json', import.meta.url), 'utf8'),
) as Script

const environment = await openTestEnvironment('chat')
const model = await startModelDouble()
model.reply((_, body) => emptyAnswer(body) ?? '嗯，我在听。')
const keys = generateIdentityKeys()
const log = createLogger({ service: 'eval', level: 'silent' })
const env = {
  CHAT_DATABASE_URL: environment.databaseUrl,
  MEMORY_DATABASE_URL: await environment.databaseUrlOf('memory'),
  ...environment.env,
  LUMEN_IDENTITY_PUBLIC_KEY: keys.publicKey,
  LUMEN_SEAL_KEYS: `1:${randomBytes(32).toString('base64')}`,
  LOG_LEVEL: 'silent',
  ...model.env,
}
/** There is no auth to ask. */
const mayProcess = () => Promise.resolve(true)
const memory = await startMemory(loadMemoryConfig(env), { mayProcess })
const chat = await startChat(loadChatConfig(env), {
  mayProcess,
  charges: {
    reserve: () => Promise.resolve({ ok: true, reservation: null, credits: 0 }),
    settle: () => Promise.resolve(0),
    release: () => Promise.resolve(),
    releaseLost: () => undefined,
  },
})
const bus = await connectBus({ ...environment.nats, service: 'gateway', log })

const caller = {
  userId: newId(),
  sessionId: newId(),
  role: 'user',
  ageBand: 'adult',
  region: null,
  language: 'zh',
} as const
const signer = createIdentitySigner({ privateKey: keys.privateKey })
const created = await fetch(`${chat.url}/api/companions`, {
  method: 'POST',
  headers: {
    [identityHeader]: signer.sign(caller, 'chat'),
    'content-type': 'application/json',
  },
  body: JSON.stringify({ name: '小忆' }),
})
const { id: companionId } = (await created.json()) as { id: string }

const ended = new Set<string>()
const ends = new EventTarget()
bus.listen(subjects.liveUser(caller.userId), (data) => {
  const frame = data as LiveFrame
  if (frame.kind === 'reply-failed') throw new Error(`a reply failed: ${frame.error}`)
  if (frame.kind !== 'reply-ended') return
  ended.add(frame.message.id)
  ends.dispatchEvent(new Event('end'))
})

/** Says something and waits for the end of the reply; returns its prompt. */
async function say(content: string): Promise<Prompt> {
  const { outcome, ...sent } = await bus.request(chatRequests, 'chat.send-message', {
    userId: caller.userId,
    ageBand: caller.ageBand,
    region: caller.region,
    companionId,
    content,
    messageType: 'text',
    clientMessageId: null,
    language: caller.language,
    timeZone: 'Asia/Shanghai',
    recordingId: null,
  })
  if (!('replyId' in sent) || sent.replyId === null) throw new Error(`a message was ${outcome}`)
  while (!ended.has(sent.replyId)) await once(ends, 'end')
  return model.requests().findLast((asked) => purposeOf(asked) === 'reply')?.turns ?? []
}

const { facts, chatter, smallTalk } = script
const prompts: Prompt[] = []
for (const [told] of facts) prompts.push(await say(told))
for (let at = 0; at < chattered; at += 1) {
  const pieces = at % 3 === 0 ? smallTalk : chatter
  const words = pieces.map((piece) => piece[(at * 7 + piece.length) % piece.length])
  prompts.push(await say(`${at + 1}. ${words.join(at % 3 === 0 ? ' ' : '，')}`))
}
const missing: string[] = []
for (const [told, question, answer] of facts) {
  const prompt = await say(question)
  prompts.push(prompt)
  const text = prompt.map(({ content }) => content).join('\n')
  // Asked in vain as well where the turn itself is still shown: that would measure nothing.
  if (!text.includes(answer) || prompt.some(({ content }) => content.endsWith(`\n${told}`)))
    missing.push(question)
}

const prefixes = sharedPrefixes(prompts)
const unmoved = prefixes.filter(({ moved }) => !moved)
const calls = countCalls(model.requests())
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const perMessage = (count: number) => (count / prompts.length).toFixed(3)
console.log(`messages                    ${prompts.length}`)
console.log(`facts in the prompt         ${facts.length - missing.length} of ${facts.length}`)
for (const question of missing) console.log(`  not: ${question}`)
console.log(
  `shared prefix, median       ${percent(median(unmoved.map(({ share }) => share)))}` +
    ` (${prefixes.length - unmoved.length} prompts where window, summary or what is known moved left out;` +
    ` ${percent(median(prefixes.map(({ share }) => share)))} with them)`,
)
console.log(`calls per message           ${perMessage(model.requests().length)}`)
for (const [purpose, count] of calls) console.log(`  ${purpose.padEnd(26)}${perMessage(count)}`)

await Promise.all([bus.close(), chat.close(), memory.close()])
await model.close()
await environment.close()
