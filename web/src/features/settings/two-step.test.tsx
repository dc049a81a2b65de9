import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/server'

/** The settings of somebody with an authenticator app; `removals` counts how often it was asked to go. */
async function openTwoStep() {
  startChatServer()
  const state = { removals: 0 }
  server.use(
    http.get('*/api/auth/security', () =>
      HttpResponse.json({
        totp: true,
        recoveryCodesLeft: 8,
        passkeys: 0,
        freshUntil: '2026-11-23T08:00:00.000Z',
      }),
    ),
    http.delete('*/api/auth/totp', () => {
      state.removals += 1
      return HttpResponse.json({ success: true })
    }),
    http.post('*/api/auth/recovery-codes', () =>
      HttpResponse.json({ recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'] }),
    ),
  )
  const view = await renderApp({ path: '/settings' })
  await screen.findByText('还剩 8 个恢复码')
  return { ...view, state, section: within(screen.getByRole('region', { name: '两步验证' })) }
}

it('goes off only after somebody has read what that means', async () => {
  const { user, state, section } = await openTwoStep()
  const off = section.getByRole('button', { name: '关闭' })
  await user.click(off)
  const dialog = await screen.findByRole('dialog', { name: '关闭两步验证？' })
  expect(dialog).toHaveTextContent('只凭密码就能登录')
  await user.click(within(dialog).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(state.removals).toBe(0)
  await user.click(off)
  const again = within(await screen.findByRole('dialog'))
  await user.click(again.getAllByRole('button', { name: '关闭' }).at(-1)!)
  await waitFor(() => expect(state.removals).toBe(1))
})

it('keeps new recovery codes on the page until somebody has saved them or wants to go', async () => {
  const { user, section, router } = await openTwoStep()
  await user.click(section.getByRole('button', { name: '生成新的恢复码' }))
  await section.findByText('AAAA-BBBB')
  const elsewhere = screen.getAllByRole('link', { name: '首页' })[0]!
  await user.click(elsewhere)
  const question = await screen.findByRole('dialog', { name: '恢复码保存好了吗？' })
  expect(router.state.location.pathname).toBe('/settings')
  await user.click(within(question).getByRole('button', { name: '留在这里' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(section.getByText('AAAA-BBBB')).toBeVisible()
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await user.click(elsewhere)
  await user.click(await screen.findByRole('button', { name: '仍然离开' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-home'))
})

it('lets go at once when the recovery codes were saved', async () => {
  const { user, section, router } = await openTwoStep()
  await user.click(section.getByRole('button', { name: '生成新的恢复码' }))
  await user.click(await section.findByRole('button', { name: '我已保存好' }))
  await user.click(screen.getAllByRole('link', { name: '首页' })[0]!)
  await waitFor(() => expect(router.state.location.pathname).toBe('/user-home'))
})
