import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter, Link, Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { createTestTexts } from '@/test/render-app'
import { useLeaveGuard } from './use-leave-guard'

function Editor() {
  const { question } = useLeaveGuard(true, { byHash: true })
  return (
    <>
      <h1>Editor</h1>
      <Link to="/start">Elsewhere</Link>
      <Link to="#part">Another part</Link>
      {question}
    </>
  )
}

beforeEach(async () => {
  globalThis.history.pushState(null, '', '/start')
  const i18n = await createTestTexts()
  render(
    <I18nextProvider i18n={i18n}>
      <BrowserRouter>
        <Routes>
          <Route path="/start" element={<Link to="/editor">Write</Link>} />
          <Route path="/editor" element={<Editor />} />
        </Routes>
      </BrowserRouter>
    </I18nextProvider>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Write' }))
  await screen.findByRole('heading', { name: 'Editor' })
})

it.each(['stay', 'leave'] as const)('holds the way back of the browser: %s', async (answer) => {
  act(() => globalThis.history.back())
  await screen.findByRole('dialog', { name: '还没保存' })
  await waitFor(() => expect(globalThis.location.pathname).toBe('/editor'))
  expect(screen.getByText('Editor')).toBeVisible()
  await userEvent.click(
    screen.getByRole('button', { name: answer === 'stay' ? '留在这里' : '仍然离开' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(globalThis.location.pathname).toBe(answer === 'stay' ? '/editor' : '/start'),
  )
  expect(await screen.findByText(answer === 'stay' ? 'Editor' : 'Write')).toBeVisible()
})

it.each(['Elsewhere', 'Another part'])('holds a link: %s', async (name) => {
  await userEvent.click(screen.getByRole('link', { name }))
  expect(await screen.findByRole('dialog', { name: '还没保存' })).toBeVisible()
  expect(globalThis.location.pathname + globalThis.location.hash).toBe('/editor')
})
