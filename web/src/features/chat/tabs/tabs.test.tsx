import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aMessage } from '@/test/chat-samples'
import { startChatServer } from '@/test/chat-server'
import { aMemory, startMemoryServer } from '@/test/memory-server'
import { openChat } from '@/test/open-chat'
import { renderApp } from '@/test/render-app'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const tab = (name: string, selected = true) => screen.findByRole('tab', { name, selected })

describe('the tabs of a companion', () => {
  it('follow the address, and the address follows them', async () => {
    const { user, router } = await openChat({ messages: [aMessage()] })
    startMemoryServer({ memories: [aMemory()] })
    await tab('聊天')
    await user.click(screen.getByRole('tab', { name: '记忆' }))
    const panel = await screen.findByRole('tabpanel', { name: '记忆' })
    expect(await within(panel).findByText('住在杭州')).toBeVisible()
    await waitFor(() => expect(router.state.location.hash).toBe('#memories'))
    expect(screen.queryByRole('log')).toBeNull()
    await user.click(screen.getByRole('tab', { name: '成长' }))
    await waitFor(() => expect(router.state.location.hash).toBe('#personality'))
    // However many tabs were looked at, the way back leads to the talk.
    await router.navigate(-1)
    await tab('聊天')
    expect(await screen.findByRole('log')).toBeVisible()
  })

  it.each([
    ['/', '#memories', '记忆'],
    ['/chat/companion', '#personality', '成长'],
    ['/home', '#memories', '记忆'],
    ['/home', '#nowhere', '聊天'],
  ])('open at %s%s', async (path, hash, name) => {
    const chat = startChatServer()
    const { router } = await renderApp({ path: '/settings' })
    await router.navigate({ pathname: path, hash })
    expect(await tab(name)).toBeVisible()
    await chat.connected()
  })

  it('move by arrows, and keep what was written in the one that was left', async () => {
    const { user, box } = await openChat({ messages: [aMessage()] })
    await user.type(box, '还没写完')
    ;(await tab('聊天')).focus()
    await user.keyboard('{ArrowRight}')
    expect(await tab('记忆')).toHaveFocus()
    await user.keyboard('{End}')
    expect(await tab('成长')).toHaveFocus()
    await user.keyboard('{Home}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /消息$/ })).toBe(box))
    expect(box).toHaveValue('还没写完')
  })
})
