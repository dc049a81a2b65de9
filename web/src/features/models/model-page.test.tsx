import type { OwnModels } from '@lumen/contracts/models/own-models'
import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { userFixture } from '@/test/fixtures'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

const listed: OwnModels['models'][number] = {
  name: 'qwen3-1.7b',
  title: 'Qwen3 1.7B',
  kind: 'chat',
  family: 'qwen3',
  fileBytes: 1_800_000_000,
  memoryBytes: 3_000_000_000,
  licence: 'Apache-2.0',
  source: 'https://models.test/qwen',
  languages: ['zh', 'en'],
  purpose: 'simple',
  tested: false,
  suggested: true,
  fit: 'well',
  room: true,
  here: false,
  given: false,
  used: false,
}
const hosted = (change: Partial<OwnModels> = {}): OwnModels => ({
  revision: 1,
  checked: '2026-11-22',
  machine: { memoryBytes: 8e9, freeMemoryBytes: 5e9, freeDiskBytes: 9e10, cores: 4 },
  runtime: { installed: false, bytes: 85_000_000 },
  speechRuntime: { installed: false, bytes: 35_000_000 },
  models: [listed],
  downloads: [],
  server: { state: 'stopped', chat: null, embedding: null, contextTokens: null, fault: null },
  voices: [],
  ...change,
})

const used = Array.from({ length: 9 }, (_, index) => ({
  day: `2026-11-${22 - index}`,
  purpose: index === 0 ? 'memories' : 'talks',
  providerId: 'configured',
  model: 'gpt-x',
  requests: 12 - index,
  tokensIn: 40_000,
  tokensOut: 1_234,
  seconds: 600,
}))

async function open(own: OwnModels | null, subscriptionTier: 'admin' | 'free' = 'admin') {
  startChatServer()
  server.use(
    http.get('*/api/auth/me', () => HttpResponse.json(userFixture({ subscriptionTier }))),
    http.get('*/api/models/catalogue', () => HttpResponse.json({ own })),
    http.get('*/api/models/use', () => HttpResponse.json({ use: used })),
    http.get('*/api/models/servers', () =>
      HttpResponse.json({
        accepted: [],
        found: [
          {
            kind: 'ollama',
            address: 'http://127.0.0.1:11434',
            local: true,
            state: 'ready',
            offers: [
              { name: 'q:8b', title: 'q:8b', contextTokens: 8_192, sees: false, family: null },
            ],
            embeddings: [],
          },
        ],
        choice: null,
      }),
    ),
  )
  return renderApp({ path: '/settings/model' })
}

it('tells everybody who answers and that it stays here, and administrators alone the rest', async () => {
  await open(hosted(), 'free')
  expect(await screen.findByText(/你说的话都留在运行忆晶的机器上/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: '这台机器自己的模型' })).toBeNull()
})

it('says privacy, size and licence before anything is fetched, and then how far it is', async () => {
  const { user } = await open(hosted())
  let asked: unknown
  const on = {
    name: 'qwen3-1.7b',
    title: 'Qwen3 1.7B',
    state: 'fetching' as const,
    receivedBytes: 900_000_000,
    totalBytes: 1_800_000_000,
    bytesPerSecond: 10_000_000,
    fault: null,
  }
  server.use(
    http.post('*/api/models/downloads', async ({ request }) => {
      asked = await request.json()
      const own = hosted({ downloads: [on] })
      server.use(http.get('*/api/models/catalogue', () => HttpResponse.json({ own })))
      return HttpResponse.json(own)
    }),
  )
  await user.click(await screen.findByRole('button', { name: '获取 Qwen3 1.7B…' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('对话都留在这台机器上')
  expect(dialog).toHaveTextContent('Apache-2.0')
  expect(asked).toBeUndefined()
  await user.click(within(dialog).getByRole('button', { name: /^下载 1\.8/ }))
  expect(await screen.findByRole('meter', { name: 'Qwen3 1.7B' })).toHaveAttribute(
    'aria-valuenow',
    '900000000',
  )
  expect(asked).toEqual({ name: 'qwen3-1.7b' })
  expect(screen.getByText(/还要 2分钟/)).toBeVisible()
})

it('shows what a voice speaks, takes one alone out of use, and says what keeps it away', async () => {
  const voice: OwnModels['models'][number] = {
    ...listed,
    name: 'kokoro-zh-en',
    title: 'Kokoro 82M',
    kind: 'speech',
    purpose: 'speaking',
    suggested: false,
    here: true,
    used: true,
  }
  const fault = { code: 'memory_short', message: 'x' } as const
  const { user } = await open(
    hosted({
      models: [listed, voice],
      voices: [{ name: voice.name, kind: 'speech', state: 'fallen', fault }],
    }),
  )
  let asked: unknown
  server.use(
    http.put('*/api/models/own', async ({ request }) => {
      asked = await request.json()
      return HttpResponse.json(hosted({ models: [listed, { ...voice, used: false }] }))
    }),
  )
  const row = (await screen.findByRole('heading', { name: /^Kokoro 82M/ })).closest('li')!
  expect(row).toHaveTextContent(/朗读.*六位不同的说话人.*简体中文.*English.*项目还没有试过/)
  expect(screen.getByText(/^Kokoro 82M · 空闲内存装不下它/)).toBeVisible()
  expect(screen.getByText(/像机器人的合成音/)).toBeVisible()
  await user.click(within(row).getByRole('button', { name: '不再使用' }))
  await expect.poll(() => asked).toEqual({ kind: 'speech', name: 'kokoro-zh-en', used: false })
})

it('sends nothing to a server before it is said what goes there', async () => {
  const { user } = await open(null)
  let asked: unknown
  server.use(
    http.post('*/api/models/servers/accept', async ({ request }) => {
      asked = await request.json()
      return HttpResponse.json({})
    }),
  )
  expect(await screen.findByText(/这个安装自己不能运行模型/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /使用 .*11434 上的 Ollama/ }))
  const dialog = await screen.findByRole('dialog', { name: '把对话送到 Ollama？' })
  expect(dialog).toHaveTextContent('都会送到 http://127.0.0.1:11434')
  await user.click(within(dialog).getByRole('button', { name: '送到那里' }))
  await expect
    .poll(() => asked)
    .toMatchObject({
      kind: 'ollama',
      model: 'q:8b',
      conversationsAreSentThere: true,
    })
})

it('tells administrators what models were used for, by day', async () => {
  const { user } = await open(null)
  const table = await screen.findByRole('table', { name: '模型用了多少' })
  const [, newest] = within(table).getAllByRole('row')
  expect(newest).toHaveTextContent(/2026年11月22日.*gpt-x.*读记忆.*12.*40,000.*1,234.*10/)
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 8)
  await user.click(screen.getByRole('button', { name: '加载更多' }))
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 9)
})
