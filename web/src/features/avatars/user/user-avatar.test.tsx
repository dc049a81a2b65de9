import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  aDoneJob,
  aGeneratedAvatar,
  aMediaJob,
  pictureUrl,
  refusal,
  startAvatarServer,
} from '@/test/avatar-server'
import { startChatServer } from '@/test/chat-server'
import { errorFixture } from '@/test/fixtures'
import { narrowScreen } from '@/test/screen-size'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'
import { hearNotices } from '@/test/talk-media'

beforeEach(stubLayout)

async function openDialog() {
  const chat = startChatServer()
  const avatars = startAvatarServer()
  const view = await renderApp({ path: '/companions' })
  await view.user.click(await screen.findByRole('button', { name: '账户菜单' }))
  await view.user.click(await screen.findByRole('button', { name: '换我的头像' }))
  const dialog = await screen.findByRole('dialog', { name: '我的头像' })
  return { ...view, ...avatars, chat, dialog, inside: within(dialog) }
}
const bodyOf = (calls: { path: string; body: unknown }[], path: string) =>
  calls.findLast((call) => call.path === path)?.body as Record<string, string> | undefined

describe('an avatar of one’s own', () => {
  it('is made in a style, looked at, and worn everywhere at once', async () => {
    const { user, inside, calls, store } = await openDialog()
    expect(await inside.findByText('需要 10 积分')).toBeVisible()
    const styles = inside.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    // Realistic is what a model paints, and here this machine draws.
    expect(styles).toEqual(['artistic', 'cartoon', 'anime'])
    await user.click(inside.getByRole('radio', { name: '卡通' }))
    await user.type(inside.getByRole('textbox', { name: '描述（选填）' }), ' 圆框眼镜 ')
    expect(inside.getByText('6 / 200')).toBeVisible()
    await user.click(inside.getByRole('button', { name: '生成头像' }))
    const preview = await inside.findByRole('group', { name: '新头像预览' })
    expect(preview).toHaveFocus()
    expect(bodyOf(calls, 'POST /api/user/avatar/generate')).toMatchObject({
      styleType: 'cartoon',
      customPrompt: '圆框眼镜',
    })
    expect(inside.getByText('由程序制作')).toBeVisible()
    expect(inside.getByText('用了 10 积分')).toBeVisible()
    expect(await screen.findByText('头像生成成功')).toBeVisible()
    await user.click(inside.getByRole('button', { name: '就用这张' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodyOf(calls, 'POST /api/user/avatar/set')).toEqual({
      imageUrl: pictureUrl('made'),
      styleType: 'realistic',
      generationPrompt: '清晨的湖边',
    })
    expect(await screen.findByText('头像设置成功')).toBeVisible()
    expect(store.getState().session.user?.profileImageUrl).toBe(pictureUrl('made'))
    const small = `img[src="${pictureUrl('made')}?variant=thumb"]`
    expect(screen.getByRole('button', { name: '账户菜单' }).querySelector(small)).not.toBeNull()
  })

  it('goes on as a job that can be watched, and ends in the preview', async () => {
    const { user, inside, state, chat } = await openDialog()
    state.generate = () => HttpResponse.json(aMediaJob(), { status: 202 })
    await user.click(inside.getByRole('button', { name: '生成头像' }))
    expect(await inside.findByText('作画中')).toBeVisible()
    await chat.connected()
    const bar = inside.getByRole('progressbar')
    expect(bar).toHaveAttribute('aria-valuenow', '40')
    const frame = {
      type: 'media_progress',
      kind: 'image',
      jobId: 'job',
      companionId: null,
      messageId: null,
    } as const
    chat.send({ ...frame, status: 'running', progress: 70, stage: 'labelling' })
    expect(await inside.findByText('写入 AI 标识')).toBeVisible()
    state.job = aDoneJob()
    chat.send({ ...frame, status: 'done', progress: 100, stage: null })
    expect(await inside.findByText('AI 生成 · 由 dall-e-3 绘制')).toBeVisible()
    expect(inside.getByText('用了 10 积分')).toBeVisible()
  })

  it('is cancelled when the window closes', async () => {
    const { user, inside, state, calls } = await openDialog()
    state.generate = () => HttpResponse.json(aMediaJob(), { status: 202 })
    await user.click(inside.getByRole('button', { name: '生成头像' }))
    await inside.findByText('作画中')
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(calls.map(({ path }) => path)).toContain('DELETE /api/media/jobs/job'),
    )
  })

  it('can be made again, as another', async () => {
    const { user, inside, calls, state } = await openDialog()
    await user.click(inside.getByRole('button', { name: '生成头像' }))
    await inside.findByRole('button', { name: '就用这张' })
    state.generate = () => HttpResponse.json(aGeneratedAvatar({ generationPrompt: '第二张' }))
    await user.click(inside.getByRole('button', { name: '重新生成' }))
    expect(await inside.findByText(/第二张/)).toBeVisible()
    const keys = calls.map(({ body }) => (body as Record<string, string>)['requestKey'])
    expect(new Set(keys).size).toBe(2)
  })

  it('says why it was refused, and how to ask', async () => {
    const { user, inside, state } = await openDialog()
    state.generate = () => refusal('prompt_refused', 422)
    await user.click(inside.getByRole('button', { name: '生成头像' }))
    expect(await inside.findByRole('alert')).toHaveTextContent('这样的内容不能生成')
    expect(inside.getByText(/换成外貌、衣着、光线和场景的描述/)).toBeVisible()
    expect(await screen.findByText('生成失败')).toBeVisible()
    await user.click(inside.getByRole('button', { name: '改一改' }))
    expect(await inside.findByRole('button', { name: '生成头像' })).toBeVisible()
  })

  it('shows help, not a refusal, to somebody who may be in danger', async () => {
    const { user, inside, state } = await openDialog()
    state.generate = () =>
      HttpResponse.json(
        {
          ...errorFixture('prompt_refused'),
          details: [{ path: 'reason', message: 'crisis' }],
        },
        { status: 422 },
      )
    const notices = hearNotices()
    await user.click(inside.getByRole('button', { name: '生成头像' }))
    expect(await inside.findByRole('link', { name: /12356/ })).toBeVisible()
    expect(notices).toEqual([])
  })

  it('tells failures of jobs and of the service, and tries again under the same key', async () => {
    const { user, inside, state, calls } = await openDialog()
    state.generate = () =>
      HttpResponse.json(
        aMediaJob({ status: 'failed', error: { code: 'provider_failed', message: 'x' } }),
        { status: 202 },
      )
    await user.click(inside.getByRole('button', { name: '生成头像' }))
    expect(await inside.findByRole('alert')).toHaveTextContent('生成服务没能完成')
    state.generate = () => refusal('internal', 500)
    await user.click(inside.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(inside.getByRole('alert')).toHaveTextContent('头像生成失败，请重试'))
    state.generate = () => HttpResponse.error()
    await user.click(inside.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(inside.getByRole('alert')).toHaveTextContent('连不上服务器'))
    state.generate = () => HttpResponse.json(aGeneratedAvatar())
    await user.click(inside.getByRole('button', { name: '重试' }))
    expect(await inside.findByRole('button', { name: '就用这张' })).toBeVisible()
    const keys = calls.map(({ body }) => (body as Record<string, string>)['requestKey'])
    // What got no answer may have begun: it is the same wish, not a second one.
    expect(keys.at(-1)).toBe(keys.at(-2))
    expect(keys[1]).not.toBe(keys[0])
  })

  it('asks for nothing while there are no credits: the dialog of the wallet says so', async () => {
    const { user, inside, state } = await openDialog()
    state.generate = () => refusal('quota_exceeded', 402)
    await user.click(inside.getByRole('button', { name: '生成头像' }))
    expect(await screen.findAllByRole('dialog')).not.toHaveLength(0)
    expect(await inside.findByText('额度已用完。')).toBeInTheDocument()
    expect(screen.queryByText('生成失败')).toBeNull()
  })

  it('waits for the network', async () => {
    const { inside } = await openDialog()
    const { onLine } = navigator
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    try {
      fireEvent(globalThis as unknown as Window, new Event('offline'))
      expect(await inside.findByText(/现在离线/)).toBeVisible()
      expect(inside.getByRole('button', { name: '生成头像' })).toBeDisabled()
    } finally {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine })
      fireEvent(globalThis as unknown as Window, new Event('online'))
    }
  })

  it('keeps the preview when it could not be set', async () => {
    const { user, inside, state } = await openDialog()
    await user.click(inside.getByRole('button', { name: '生成头像' }))
    state.set = () => refusal('internal', 500)
    await user.click(await inside.findByRole('button', { name: '就用这张' }))
    expect(await screen.findByText('头像设置失败，请重试')).toBeVisible()
    expect(inside.getByRole('button', { name: '就用这张' })).toBeVisible()
  })

  it('opens from the settings and, on a phone, from the sheet of the account', async () => {
    startChatServer()
    startAvatarServer()
    narrowScreen()
    server.use(
      http.get('*/api/auth/sessions', () => HttpResponse.json([])),
      http.get('*/api/notifications/preferences', () => HttpResponse.json([])),
      http.get('*/api/notifications/web-push-key', () => HttpResponse.json({ publicKey: null })),
    )
    const { user } = await renderApp({ path: '/settings' })
    await user.click(await screen.findByRole('button', { name: '换头像' }))
    expect(await screen.findByRole('dialog', { name: '我的头像' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(await screen.findByRole('button', { name: '账户菜单' }))
    await user.click(await screen.findByRole('button', { name: '换我的头像' }))
    expect(await screen.findByRole('dialog', { name: '我的头像' })).toBeVisible()
  })
})
