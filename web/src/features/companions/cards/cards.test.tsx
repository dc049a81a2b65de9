import type { CardReading } from '@lumen/contracts/chat/cards'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(() => {
  stubLayout()
  // jsdom has no addresses of files.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:card')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

const aReading = (change: Partial<CardReading> = {}): CardReading => ({
  version: 2,
  name: '艾达',
  traits: ['calm'],
  backstory: '艾达认识你。',
  speakingStyle: null,
  greeting: '你好。',
  exampleDialogue: null,
  boundaries: null,
  notes: 12,
  namesUser: false,
  picture: false,
  left: [],
  companionId: null,
  ...change,
})
const refusal = (status: number, code: string, details: object[] = []) =>
  HttpResponse.json({ error: 'x', code, requestId: 'r', details }, { status })

/** The server as far as cards go; what it was sent is in `sent`. */
async function openImport(reading: CardReading | (() => Response)) {
  const chat = startChatServer({ companions: [aCompanion()] })
  const sent: { path: string; fields: Record<string, FormDataEntryValue> }[] = []
  const take = async (request: Request) => {
    const fields = Object.fromEntries(await request.formData())
    sent.push({ path: new URL(request.url).pathname, fields })
  }
  const answers = { picture: (): Response => HttpResponse.json({ imageUrl: '/p' }) }
  server.use(
    http.post('*/api/companions/cards/preview', async ({ request }) => {
      await take(request)
      return typeof reading === 'function' ? reading() : HttpResponse.json(reading)
    }),
    http.post('*/api/companions/cards', async ({ request }) => {
      await take(request)
      const companion = aCompanion({ id: 'ada', name: '艾达' })
      chat.state.companions = [...chat.state.companions, companion]
      const picture = typeof reading === 'object' && reading.picture
      return HttpResponse.json({ companion, created: true, picture, left: [] }, { status: 201 })
    }),
    http.post('*/api/avatars/companion/ada/upload', async ({ request }) => {
      await take(request)
      return answers.picture()
    }),
  )
  const view = await renderApp({ path: '/companions' })
  await view.user.click(await screen.findByRole('button', { name: '导入角色卡' }))
  const dialog = within(await screen.findByRole('dialog', { name: '导入角色卡' }))
  const choose = async (name = 'ada.png', type = 'image/png') => {
    await dialog.findByRole('button', { name: '选择角色卡' })
    await view.user.upload(dialog.getByLabelText('选择角色卡', { selector: 'input' }), [
      new File(['x'], name, { type }),
    ])
  }
  return { ...view, dialog, choose, sent, answers }
}
const paths = (sent: { path: string }[]) => sent.map(({ path }) => path)

describe('a character card', () => {
  it('is looked at, with what is left out, and becomes a companion with its picture', async () => {
    const { user, dialog, choose, sent, router } = await openImport(
      aReading({
        picture: true,
        namesUser: true,
        left: [
          { what: 'greeting_cut', count: 1_200 },
          { what: 'lore_beyond', count: 3 },
        ],
      }),
    )
    await choose()
    expect(await dialog.findByRole('heading', { name: '艾达' })).toBeVisible()
    expect(dialog.getByRole('img', { name: '艾达的图片' })).toBeVisible()
    expect(dialog.getByText('艾达认识你。')).toBeVisible()
    expect(dialog.getByText('设定集笔记：12 条')).toBeVisible()
    expect(dialog.getByText('开场白太长，截去了 1,200 个字符')).toBeVisible()
    expect(dialog.getByText('放不下的笔记：3 条')).toBeVisible()
    const name = dialog.getByRole('textbox', { name: '卡里怎么称呼你' })
    await user.clear(name)
    await user.type(name, '阿晨')
    await user.click(dialog.getByRole('button', { name: '创建并开始聊天' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/ada'))
    const taken = sent.find(({ path }) => path === '/api/companions/cards')
    expect(taken?.fields).toMatchObject({ userName: '阿晨', again: 'false' })
    expect(paths(sent).at(-1)).toBe('/api/avatars/companion/ada/upload')
  })

  it('that was dropped is taken too, and one that is none says so and lets another be chosen', async () => {
    let tries = 0
    const { dialog, sent } = await openImport(() => {
      tries += 1
      return tries === 1
        ? refusal(415, 'file_type_refused', [{ path: 'card', message: 'no-card' }])
        : HttpResponse.json(aReading())
    })
    const zone = (await dialog.findByText('把角色卡拖到这里，或选择文件')).parentElement!
    const drop = (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file] } })
    drop(new File(['x'], 'cat.png', { type: 'image/png' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('这个文件里没有角色卡')
    drop(new File(['{}'], 'ada.json', { type: 'application/json' }))
    expect(await dialog.findByRole('heading', { name: '艾达' })).toBeVisible()
    expect(paths(sent)).toHaveLength(2)
  })

  it('that is too large is not sent', async () => {
    const { dialog, sent } = await openImport(aReading())
    const file = new File(['x'], 'ada.png', { type: 'image/png' })
    Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 })
    const zone = (await dialog.findByText('把角色卡拖到这里，或选择文件')).parentElement!
    fireEvent.drop(zone, { dataTransfer: { files: [file] } })
    expect(await dialog.findByRole('alert')).toHaveTextContent('最多 10 MB')
    expect(sent).toEqual([])
  })

  it('whose text is too large says how large it may be', async () => {
    const { dialog, choose } = await openImport(() =>
      refusal(413, 'file_too_large', [
        { path: 'card', message: 'too-large' },
        { path: 'limit', message: String(6 * 1024 * 1024) },
      ]),
    )
    await choose('ada.json', 'application/json')
    expect(await dialog.findByRole('alert')).toHaveTextContent('最多 6 MB')
  })

  it('that is known leads to its companion, or makes one more', async () => {
    const { user, dialog, choose, sent, router } = await openImport(
      aReading({ companionId: 'companion' }),
    )
    await choose('ada.json', 'application/json')
    expect(await dialog.findByRole('link', { name: '去找 Ta' })).toHaveAttribute(
      'href',
      '/chat/companion',
    )
    await user.click(dialog.getByRole('button', { name: '再创建一位' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/ada'))
    expect(sent.at(-1)).toMatchObject({ path: '/api/companions/cards', fields: { again: 'true' } })
  })

  it('whose picture is refused makes a companion all the same, and tells', async () => {
    const { user, dialog, choose, answers, router } = await openImport(aReading({ picture: true }))
    answers.picture = () => refusal(422, 'prompt_refused')
    await choose()
    await user.click(await dialog.findByRole('button', { name: '创建并开始聊天' }))
    expect(await screen.findByText('艾达已经来了，但没能换上卡里的图片')).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/chat/ada'))
  })

  it('is given as a picture or as text', async () => {
    startChatServer({ companions: [aCompanion({ id: 'ada', name: '艾达' })] })
    server.use(
      http.get('*/api/avatars/companion/ada/card', () => HttpResponse.text('png')),
      http.get('*/api/companions/ada/card', () => refusal(404, 'not_found')),
    )
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.href} ${this.download}`)
    })
    const { user } = await renderApp({ path: '/companions' })
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: '艾达的选项' }))
      await user.click(await screen.findByRole('menuitem', { name: '导出角色卡' }))
      return within(await screen.findByRole('dialog', { name: '导出角色卡' }))
    }
    await user.click((await open()).getByRole('button', { name: /PNG 图片/ }))
    await waitFor(() => expect(clicked).toEqual(['blob:card 艾达.png']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click((await open()).getByRole('button', { name: /JSON 文件/ }))
    expect(await screen.findByText('没能导出角色卡')).toBeVisible()
    expect(screen.getByRole('dialog')).toBeVisible()
  })
})
