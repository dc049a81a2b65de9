import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  aGeneratedAvatar,
  aTemplate,
  pictureUrl,
  refusal,
  startAvatarServer,
} from '@/test/avatar-server'
import { aCompanion } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

async function openChoice(
  prepare?: (state: ReturnType<typeof startAvatarServer>['state']) => void,
) {
  startChatServer({ companions: [aCompanion()] })
  const avatars = startAvatarServer()
  prepare?.(avatars.state)
  const view = await renderApp({ path: '/companions' })
  await view.user.click(await screen.findByRole('button', { name: '给小忆换头像' }))
  const dialog = await screen.findByRole('dialog', { name: '给小忆换头像' })
  return { ...view, ...avatars, dialog, inside: within(dialog) }
}
async function openViewer(companion = aCompanion()) {
  startChatServer({ companions: [companion] })
  const avatars = startAvatarServer()
  Object.assign(avatars.state.companion, {
    imageUrl: companion.avatarUrl,
    avatarUrl: companion.avatarUrl,
    ...(companion.avatarUrl !== null && {
      styleType: 'anime',
      generationPrompt: '海边',
      model: 'local/procedural-painter-1',
    }),
  })
  const view = await renderApp({ path: '/chat' })
  await view.user.click(await screen.findByRole('button', { name: '查看小忆的头像' }))
  const dialog = await screen.findByRole('dialog', { name: '小忆的头像' })
  return { ...view, ...avatars, inside: within(dialog) }
}
const bodyOf = (calls: { path: string; body: unknown }[], path: string) =>
  calls.findLast((call) => call.path === path)?.body

describe('an avatar of a companion', () => {
  it('is made in one of four styles at a click, looked at and worn', async () => {
    const { user, inside, calls } = await openChoice()
    expect(inside.getByText('还没有头像，先用名字代替')).toBeVisible()
    const quick = ['动漫', '卡通', '艺术', '奇幻']
    for (const name of quick) expect(inside.getByRole('button', { name })).toBeVisible()
    expect(inside.queryByRole('button', { name: '写实' })).toBeNull()
    await user.click(inside.getByRole('button', { name: '动漫' }))
    expect(await inside.findByRole('img', { name: /新头像预览/ })).toBeInTheDocument()
    expect(bodyOf(calls, 'POST /api/avatars/generate')).toMatchObject({
      companionId: 'companion',
      styleType: 'anime',
    })
    expect(await screen.findByText('头像已生成，请预览并确认')).toBeVisible()
    await user.click(inside.getByRole('button', { name: '就用这张' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodyOf(calls, 'POST /api/avatars/set')).toEqual({
      companionId: 'companion',
      imageUrl: pictureUrl('made'),
      styleType: 'realistic',
      generationPrompt: '清晨的湖边',
    })
    expect(await screen.findByText('头像更新成功')).toBeVisible()
    const small = `img[src="${pictureUrl('made')}?variant=thumb"]`
    expect(screen.getByRole('button', { name: '给小忆换头像' }).querySelector(small)).not.toBeNull()
  })

  it('can be realistic where a model paints it', async () => {
    const { inside } = await openChoice((state) => {
      state.painter = 'openai-compatible'
    })
    expect(await inside.findByRole('button', { name: '写实' })).toBeVisible()
    expect(inside.queryByRole('button', { name: '奇幻' })).toBeNull()
  })

  it('is recommended by the nearness of personalities, two at most', async () => {
    const { user, inside, calls } = await openChoice()
    const first = await inside.findByRole('button', { name: /湖畔晨光.*契合 94%/ })
    expect(inside.getByRole('button', { name: /向日葵/ })).toBeVisible()
    expect(inside.queryByText('第三款')).toBeNull()
    expect(inside.getByText(/由小忆的性格分值和每款形象的性格相比得出/)).toBeVisible()
    expect(bodyOf(calls, 'POST /api/avatars/recommendations')).toEqual({
      personalityData: aCompanion().personality,
      limit: 4,
    })
    await user.click(first)
    await inside.findByRole('button', { name: '就用这张' })
    expect(bodyOf(calls, 'POST /api/avatars/generate')).toMatchObject({
      styleType: 'anime',
      templateId: 'tender-1',
    })
  })

  it('comes from the library: choosing a template makes one in its style', async () => {
    const { user, inside, calls } = await openChoice((state) => {
      state.templates = [
        aTemplate(),
        aTemplate({ id: 'mystic-1', name: '夜行', category: 'mystic', styleType: 'fantasy' }),
      ]
    })
    await user.click(inside.getByRole('button', { name: '浏览头像库' }))
    const library = within(await screen.findByRole('dialog', { name: '头像库' }))
    expect(await library.findByRole('button', { name: /^湖畔晨光/ })).toBeVisible()
    const categories = within(library.getByRole('group', { name: '分类' })).getAllByRole('radio')
    expect(categories).toHaveLength(5)
    // Two traits of three.
    expect(library.getByText('支持你')).toBeVisible()
    expect(library.queryByText('沉静')).toBeNull()
    await user.click(library.getByRole('radio', { name: '神秘' }))
    expect(library.queryByText('湖畔晨光')).toBeNull()
    await user.click(library.getByRole('button', { name: /^夜行/ }))
    await screen.findByRole('button', { name: '就用这张' })
    expect(bodyOf(calls, 'POST /api/avatars/generate')).toMatchObject({
      styleType: 'fantasy',
      templateId: 'mystic-1',
    })
    await user.click(screen.getByRole('button', { name: '改一改' }))
    expect(await screen.findByRole('dialog', { name: '给小忆换头像' })).toBeVisible()
  })

  it('has templates of one’s own: described, listed, deleted after asking', async () => {
    const { user, inside, calls } = await openChoice()
    await user.click(inside.getByRole('button', { name: '浏览头像库' }))
    await user.click(await screen.findByRole('tab', { name: '自定义' }))
    const create = await screen.findByRole('button', { name: '创建模板' })
    expect(await screen.findByText(/还没有自己的模板/)).toBeVisible()
    await user.click(create)
    expect(await screen.findAllByText('请输入描述')).not.toHaveLength(0)
    expect(bodyOf(calls, 'POST /api/avatars/templates')).toBeUndefined()
    await user.type(screen.getByRole('textbox', { name: '描述' }), '银色长发，眼神安静')
    await user.click(screen.getByRole('radio', { name: '神秘' }))
    await user.click(screen.getByRole('radio', { name: '奇幻' }))
    await user.click(create)
    expect(await screen.findByRole('button', { name: /^银色长发/ })).toBeVisible()
    expect(bodyOf(calls, 'POST /api/avatars/templates')).toEqual({
      name: '银色长发',
      description: '银色长发，眼神安静',
      styleType: 'fantasy',
      promptTemplate: '银色长发，眼神安静，神情神秘，目光深邃',
      personalityTags: ['mysterious'],
      category: 'custom',
      isCustom: true,
    })
    expect(await screen.findByText('模板创建成功')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '删除模板“银色长发”' }))
    const question = within(await screen.findByRole('alertdialog', { name: '删除“银色长发”？' }))
    await user.click(question.getByRole('button', { name: '删除' }))
    expect(await screen.findByText(/还没有自己的模板/)).toBeVisible()
  })

  it('tells when the library or the painter is away', async () => {
    const { user, inside, state } = await openChoice()
    state.generate = () => refusal('unavailable', 503)
    await user.click(inside.getByRole('button', { name: '卡通' }))
    expect(await inside.findByRole('alert')).toHaveTextContent('服务暂时不可用')
    await user.click(inside.getByRole('button', { name: '改一改' }))
    server.use(http.get('*/api/avatars/templates', () => refusal('unavailable', 503)))
    await user.click(await inside.findByRole('button', { name: '浏览头像库' }))
    expect(await inside.findByRole('alert')).toHaveTextContent('服务暂时不可用')
    server.use(http.get('*/api/avatars/templates', () => HttpResponse.json([aTemplate()])))
    await user.click(inside.getByRole('button', { name: '重试' }))
    expect(await inside.findByRole('button', { name: /^湖畔晨光/ })).toBeVisible()
  })
})

describe('the large view of an avatar', () => {
  const worn = aCompanion({ avatarUrl: pictureUrl('worn') })

  it('shows who made it, keeps it under its name, and makes another in its style', async () => {
    const { user, inside, calls, state } = await openViewer(worn)
    expect(await inside.findByText('由程序制作')).toBeVisible()
    expect(inside.getByText('动漫 · 海边')).toBeVisible()
    server.use(
      http.get('*/api/media/objects/worn', () =>
        HttpResponse.arrayBuffer(new Uint8Array([1]).buffer, {
          headers: { 'content-type': 'image/png' },
        }),
      ),
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await user.click(inside.getByRole('button', { name: '下载' }))
    await waitFor(() => expect(names).toEqual(['小忆_avatar.png']))
    state.generate = () => HttpResponse.json(aGeneratedAvatar({ styleType: 'anime' }))
    await user.click(inside.getByRole('button', { name: '重新生成' }))
    await screen.findByRole('button', { name: '就用这张' })
    expect(bodyOf(calls, 'POST /api/avatars/generate')).toMatchObject({ styleType: 'anime' })
  })

  it('is seen large where it is a portrait that came with the product', async () => {
    startChatServer({ companions: [aCompanion({ face: 'yun', avatarUrl: '/faces/yun-256.webp' })] })
    startAvatarServer()
    const { user } = await renderApp({ path: '/chat' })
    await user.click(await screen.findByRole('button', { name: '查看小忆的头像' }))
    const portrait = await screen.findByRole('img', { name: /银发挽髻/ })
    expect(portrait).toHaveAttribute('src', '/faces/yun-1024.webp')
  })

  it('says so when it cannot be kept', async () => {
    const { user, inside } = await openViewer(worn)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server.use(http.get('*/api/media/objects/worn', () => refusal('not_found', 404)))
    await user.click(await inside.findByRole('button', { name: '下载' }))
    expect(await screen.findByText('头像没能下载，请重试')).toBeVisible()
  })

  it('leads to the choice where there is none', async () => {
    const { user, inside } = await openViewer()
    await user.click(await inside.findByRole('button', { name: '选一个头像' }))
    expect(await screen.findByRole('dialog', { name: '给小忆换头像' })).toBeVisible()
  })
})
