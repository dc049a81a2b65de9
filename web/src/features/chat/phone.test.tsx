import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompanion, aMessage } from '@/test/chat-samples'
import { aMemory, startMemoryServer } from '@/test/memory-server'
import { narrowScreen } from '@/test/screen-size'
import { openChat } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

describe('a talk on a phone', () => {
  const open = async () => {
    narrowScreen()
    const view = await openChat({
      companions: [aCompanion(), aCompanion({ id: 'other', name: '青岚' })],
      messages: [aMessage()],
    })
    const choose = async (name: string) => {
      await view.user.click(await screen.findByRole('button', { name: '更多' }))
      await view.user.click(await screen.findByRole('menuitem', { name }))
    }
    return { ...view, choose }
  }

  it('has the screen for itself, and a way back into the app', async () => {
    await open()
    expect(await screen.findByRole('link', { name: '忆晶首页' })).toHaveAttribute(
      'href',
      '/user-home',
    )
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(screen.getByRole('button', { name: '需要帮助?' })).toBeVisible()
  })

  it('has the other tabs in the menu of its head, and leads back from them', async () => {
    const { user, router, choose } = await open()
    startMemoryServer({ memories: [aMemory()] })
    await choose('记忆')
    const panel = await screen.findByRole('region', { name: '记忆' })
    expect(await within(panel).findByText('住在杭州')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '回到对话' }))
    await waitFor(() => expect(router.state.location.hash).toBe(''))
    expect(await screen.findByRole('log')).toBeVisible()
  })

  it('leads to what was said and to the other companions', async () => {
    const { user, choose } = await open()
    await choose('查找聊天记录…')
    expect(await screen.findByRole('dialog', { name: '查找聊天记录' })).toBeVisible()
    await user.keyboard('{Escape}')
    await choose('我的伴侣')
    const list = within(await screen.findByRole('dialog', { name: '我的伴侣' }))
    expect(await list.findByRole('link', { name: /青岚/ })).toHaveAttribute('href', '/chat/other')
  })
})
