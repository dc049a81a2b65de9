import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fromComposerMenu, openChat } from '@/test/open-chat'
import { stubLayout } from '@/test/stub-layout'
import { serveMedia } from '@/test/talk-media'

beforeEach(stubLayout)

describe('where a call begins', () => {
  it('is the head of the talk and the menu of the composer, and says what it costs first', async () => {
    serveMedia({ call: true })
    const { user } = await openChat()
    await user.click(await screen.findByRole('button', { name: '语音通话' }))
    await user.click(await screen.findByRole('button', { name: '关闭' }))
    await fromComposerMenu(user, '语音通话')
    expect(await screen.findByRole('dialog', { name: /^和.*通话$/ })).toBeVisible()
    expect(await screen.findByText(/需要 \d+ 积分/)).toBeVisible()
    expect(screen.getByRole('button', { name: '开始通话' })).toBeVisible()
  })

  it('is nowhere where nobody hears and speaks', async () => {
    const media = serveMedia()
    const { user } = await openChat({}, '/chat?call')
    await user.click(screen.getByRole('button', { name: '还可以这样说' }))
    await screen.findByRole('menuitem', { name: '说话' })
    expect(media.asked()).toBe(true)
    expect(screen.queryByText('语音通话')).toBeNull()
  })
})
