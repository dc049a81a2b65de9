import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LazyMenu } from './menu'
import { MenuPanel, type MenuPanelProps } from './menu-panel'

type Loaded = { MenuPanel: typeof MenuPanel }

/** A menu whose code is held back until `arrive`. */
function heldMenu() {
  const code = Promise.withResolvers<Loaded>()
  const entries = [
    { kind: 'action' as const, id: 'copy', label: '复制', onSelect: () => undefined },
  ]
  render(
    <main>
      <LazyMenu<MenuPanelProps>
        load={() => code.promise}
        trigger={<button type="button">更多</button>}
        entries={entries}
      />
      <button type="button">记忆</button>
    </main>,
  )
  const arrive = () => act(async () => code.resolve({ MenuPanel }))
  return { user: userEvent.setup(), arrive, button: screen.getByRole('button', { name: '更多' }) }
}

describe('a menu whose code is on its way', () => {
  it('opens once it is there', async () => {
    const { user, arrive, button } = heldMenu()
    await user.click(button)
    await arrive()
    expect(await screen.findByRole('menu')).toBeVisible()
  })

  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'a press elsewhere',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: '记忆' })),
    ],
  ])('does not open after %s', async (_, takeBack) => {
    const { user, arrive, button } = heldMenu()
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await takeBack(user)
    await arrive()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
