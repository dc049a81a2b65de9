import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { aMemory, startMemoryServer } from '@/test/memory-server'
import { renderApp } from '@/test/render-app'
import { sizeScreen } from '@/test/screen-size'
import { server } from '@/test/server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(() => {
  stubLayout()
  sizeScreen(1280, 800)
})

const memories = [
  aMemory({ id: 'cat', content: '养了一只叫年糕的猫', importance: 9, accessCount: 2 }),
  aMemory({ id: 'home', content: '住在杭州' }),
]

/** A day’s sky, read for somebody with or without a birth. */
const sky = (personal: boolean) => {
  const asked = vi.fn()
  server.use(
    http.get('*/api/wisdom/:userId/daily-fortune', () => {
      asked()
      return HttpResponse.json({ personal, language: 'zh', fortune: '今夜月圆。别的慢慢说。' })
    }),
  )
  return asked
}

describe('beside the talk', () => {
  const open = async (personal = true) => {
    const chat = startChatServer({ messages: [aMessage()] })
    startMemoryServer({ memories })
    const asked = sky(personal)
    const view = await renderApp({ path: '/chat' })
    await chat.connected()
    return { ...view, chat, asked }
  }
  const column = () => screen.findByRole('complementary', { name: '记忆与今天' })

  it('stand the crystals of the companion, what each is about, and the day’s sky', async () => {
    const { user } = await open()
    const beside = within(await column())
    expect(await beside.findByText('至关重要')).toBeVisible()
    expect(beside.getByText('提起 2 次')).toBeVisible()
    await user.click(beside.getByRole('button', { name: '住在杭州' }))
    expect(beside.getByText('很重要')).toBeVisible()
    expect(beside.queryByText(/^提起/)).toBeNull()
    expect(await beside.findByText('今夜月圆。')).toBeVisible()
    expect(beside.getByRole('link', { name: '看完整的一天' })).toBeVisible()
  })

  it('stands what is remembered meanwhile', async () => {
    const { chat } = await open()
    const beside = within(await column())
    await beside.findByText('今夜月圆。')
    expect(beside.queryByText('刚刚记住')).toBeNull()
    chat.send({
      type: 'memories_changed',
      companionId: 'companion',
      created: [
        {
          id: 'new',
          memoryType: 'fact',
          excerpt: '对花生过敏',
          emotionalWeight: 0,
          sourceMessageIds: ['message'],
        },
      ],
      edited: 0,
      deleted: 0,
      total: 3,
    })
    expect(await beside.findByRole('heading', { name: '刚刚记住' })).toBeVisible()
    expect(beside.getByText('对花生过敏')).toBeVisible()
  })

  it('invites whoever gave no birth date', async () => {
    await open(false)
    expect(
      await within(await column()).findByRole('link', { name: '按你的生日来看' }),
    ).toHaveAttribute('href', '/western-astrology')
  })

  it('is folded, and stays folded', async () => {
    const { user, unmount } = await open()
    await column()
    const button = () => screen.findByRole('button', { name: '记忆与今天' })
    expect(await button()).toHaveAttribute('aria-expanded', 'true')
    await user.click(await button())
    expect(screen.queryByRole('complementary', { name: '记忆与今天' })).toBeNull()
    unmount()
    await renderApp({ path: '/chat' })
    expect(await button()).toHaveAttribute('aria-expanded', 'false')
    await user.click(await button())
    expect(await column()).toBeVisible()
  })

  it('asks for nothing where there is no room', async () => {
    sizeScreen(1200, 800)
    const { asked } = await open()
    await screen.findByRole('button', { name: '需要帮助?' })
    expect(screen.queryByRole('button', { name: '记忆与今天' })).toBeNull()
    await waitFor(() => expect(screen.getByRole('log')).toBeVisible())
    expect(asked).not.toHaveBeenCalled()
  })
})
