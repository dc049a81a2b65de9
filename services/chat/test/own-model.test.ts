import { subjects } from '@lumen/contracts/bus'
import type { ModelsState } from '@lumen/contracts/models/schema'
import { startModelServer, type ModelServer } from '@lumen/model/model-server'
import { noRuntime, testRuntime } from '@lumen/model/test-support/test-runtime'
import { tinyWords, writeTinyModel } from '@lumen/model/test-support/tiny-model'
import { createServer, type IncomingMessage } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  endOf,
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'

/** Tokens of the tiny model are letters, mostly: its rules alone fill two thirds of this. */
const contextTokens = 4_096
const said = tinyWords.join('')

type Passed = {
  path: string
  body: Record<string, unknown>
  /** What the server counted, of a stream that told. */
  usage: { prompt: number; cached: number } | null
  status: number
}

let folder = ''
let stack: ChatStack
let server: ModelServer
let chat: Instance
let user: TestUser
let companionId: string
let passing: Awaited<ReturnType<typeof startPassage>>

/** Stands between chat and the model's server, and reads what passes. */
async function startPassage(to: string) {
  const passed: Passed[] = []
  const pass = async (
    request: IncomingMessage,
  ): Promise<{ status: number; body: string; type: string }> => {
    const given = await readText(request)
    const answer = await fetch(new URL(request.url ?? '', to), {
      method: request.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        authorization: request.headers.authorization ?? '',
        'x-lumen-stages': String(request.headers['x-lumen-stages'] ?? ''),
      },
      ...(given !== '' && { body: given }),
    })
    const body = await answer.text()
    const usage = /"prompt_tokens":(\d+).*"cached_tokens":(\d+)/.exec(body)
    passed.push({
      path: request.url ?? '',
      body: given === '' ? {} : (JSON.parse(given) as Record<string, unknown>),
      usage: usage && { prompt: Number(usage[1]), cached: Number(usage[2]) },
      status: answer.status,
    })
    return { status: answer.status, body, type: answer.headers.get('content-type') ?? '' }
  }
  const listening = createServer((request, response) => {
    void pass(request).then(
      ({ status, body, type }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.destroy(),
    )
  })
  await once(listening.listen(0, '127.0.0.1'), 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    of: (path: string) => passed.filter((each) => each.path === path),
    close() {
      listening.closeAllConnections()
      listening.close()
    },
  }
}

const chats = () => passing.of('/v1/chat/completions')
const warmed = () => chats().filter(({ body }) => body['max_tokens'] === 0)
const answered = () => chats().filter(({ body }) => body['max_tokens'] !== 0)

beforeEach(({ skip }) => skip(noRuntime !== null, noRuntime ?? ''))
beforeAll(async () => {
  if (noRuntime !== null) return
  folder = await mkdtemp(join(tmpdir(), 'lumen-chat-model-'))
  await writeTinyModel(join(folder, 'tiny.gguf'))
  server = await startModelServer({
    runtimeDir: await testRuntime(),
    dataDir: folder,
    chat: {
      name: 'tiny',
      path: join(folder, 'tiny.gguf'),
      sampling: { temperature: 0 },
      template: null,
    },
    embedding: null,
    slots: 1,
    idleMs: 0,
    contextSize: contextTokens,
    gpu: false,
    report: () => {},
  })
  passing = await startPassage(server.baseUrl)
  stack = await openChatStack()
  chat = await stack.start({
    LUMEN_OWN_MODEL_URL: passing.url,
    LUMEN_OWN_MODEL_KEY: server.key,
    CHAT_REPLY_TOKENS: '60',
  })
  const state: ModelsState = {
    revision: 1,
    answering: { providerId: 'own', kind: 'own', model: 'tiny', why: 'own', chosen: false },
    embedding: null,
    providers: [
      {
        id: 'own',
        kind: 'own',
        name: 'tiny',
        baseUrl: null,
        local: true,
        state: 'ready',
        model: 'tiny',
        offers: [{ name: 'tiny', title: 'Tiny', contextTokens, sees: false, family: null }],
        embedding: null,
        limits: { firstTokenMs: 180_000, betweenTokensMs: 60_000 },
      },
    ],
  }
  stack.bus.broadcast(subjects.modelsChanged, state)
  await stack.bus.flush()
})
afterAll(async () => {
  await stack?.close()
  passing?.close()
  await server?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  user = stack.user({ language: 'en' })
  companionId = (await user.createCompanion(chat, 'Ada')).id
})

async function ask(content: string) {
  const outcome = await user.send(companionId, content)
  if (outcome.outcome !== 'accepted' || outcome.replyId === null) throw new Error('not accepted')
  return endOf(user, outcome.replyId)
}

it('answers as itself, tells its stages, and has read the next prompt before it is asked', async () => {
  const before = warmed().length
  const first = await ask('Hi')
  expect(first).toMatchObject({ kind: 'reply-ended', provider: 'own', message: { content: said } })
  await until(() => user.frames.some(({ kind }) => kind === 'reply-stage'), 'a stage')
  await until(() => warmed().length > before, 'the next prompt is read ahead')
  await ask('And now?')
  const { prompt, cached } = answered().at(-1)!.usage!
  const share = (prompt - cached) / prompt
  console.info(
    `second turn: ${prompt - cached} of ${prompt} tokens were evaluated (${(share * 100).toFixed(1)} %)`,
  )
  expect(prompt).toBeGreaterThan(2_000)
  expect(share).toBeLessThanOrEqual(0.05)
})

it('reads ahead when a talk is opened, and not when an older page of it is', async () => {
  await ask('Hi')
  const known = warmed().length
  const stored = await user.messages(chat, companionId, '?offset=1')
  expect(stored.length).toBeGreaterThan(0)
  await user.messages(chat, companionId)
  await until(() => warmed().length > known, 'the prompt of an opened talk')
  const [system] = warmed().at(-1)!.body['messages'] as { role: string; content: string }[]
  expect(system).toMatchObject({ role: 'system', content: expect.stringContaining('Ada') })
})

it('goes on with a talk that is longer than the model can see', async () => {
  for (const turn of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const end = await ask(`${turn}. ${'I walked along the river again. '.repeat(5)}`)
    expect(end).toMatchObject({ kind: 'reply-ended', message: { content: said } })
  }
  expect(passing.of('/v1/tokenize').length).toBeGreaterThan(0)
  // Refused once; from then on it is known how much fits.
  const refused = answered().filter(({ status }) => status !== 200)
  expect(refused.length).toBeLessThanOrEqual(1)
})
