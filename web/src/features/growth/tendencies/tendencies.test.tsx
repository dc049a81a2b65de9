import type { Tendencies, TendencyStep } from '@lumen/contracts/chat/tendencies'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { startChatServer } from '@/test/chat-server'
import { startMemoryServer } from '@/test/memory-server'
import { renderApp } from '@/test/render-app'
import { startScenarioServer } from '@/test/scenario-server'
import { startTendencyServer } from '@/test/tendency-server'
import { stubLayout } from '@/test/stub-layout'

beforeEach(stubLayout)

const step = (change: Partial<TendencyStep> = {}): TendencyStep => ({
  id: 'step',
  day: '2026-11-20',
  moved: { tendency: 'directness', from: 50, to: 52, reason: 'askedShorter', count: 3 },
  takenBack: false,
  madeAt: '2026-11-21T08:00:00.000Z',
  ...change,
})
const now = [
  { tendency: 'warmth', start: 77, value: 77 },
  { tendency: 'directness', start: 50, value: 52 },
] as const

async function open(change: Partial<Tendencies> = {}) {
  startChatServer()
  startMemoryServer()
  const { calls } = startTendencyServer(change)
  startScenarioServer([])
  const view = await renderApp({ path: '/settings' })
  await view.router.navigate({ pathname: '/chat', hash: '#personality' })
  const panel = within(await screen.findByRole('tabpanel', { name: '成长' }))
  await panel.findByRole('switch', { name: '锁住现在的样子' })
  return { ...view, panel, calls }
}

describe('what has changed of a companion', () => {
  it('says so where nothing has, and shows no line for what it began with', async () => {
    const { panel } = await open()
    expect(panel.getByText(/还什么都没变/)).toBeVisible()
    expect(panel.queryByRole('figure')).toBeNull()
    expect(panel.queryByRole('button', { name: '回到最初' })).toBeNull()
  })

  it('shows each line, as a table too, and each step with its reason, and takes one back', async () => {
    const { panel, user, calls } = await open({ now: [...now], steps: [step()] })
    expect(panel.getAllByRole('figure')).toHaveLength(1)
    const figure = within(panel.getByRole('figure', { name: /更简短直接/ }))
    expect(figure.getByText('50 → 52')).toBeVisible()
    expect(figure.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      '日期分值',
      '最初50',
      '2026年11月20日52',
    ])
    expect(panel.getByText('还没变过：温暖')).toBeVisible()
    expect(panel.getByText(/因为你 3 次请小忆说短一些/)).toBeVisible()
    await user.click(panel.getByRole('button', { name: /收回这一步/ }))
    expect(await panel.findByRole('button', { name: /恢复这一步/ })).toBeVisible()
    expect(calls).toEqual(['PUT /api/companions/companion/tendencies/steps/step'])
  })

  it('can be locked, and set back once that is asked', async () => {
    const { panel, user, calls } = await open({ now: [...now], steps: [step()] })
    await user.click(panel.getByRole('switch', { name: '锁住现在的样子' }))
    await user.click(panel.getByRole('button', { name: '回到最初' }))
    const dialog = within(await screen.findByRole('dialog', { name: '让小忆回到最初的样子？' }))
    expect(calls.at(-1)).not.toContain('reset')
    await user.click(dialog.getByRole('button', { name: '回到最初' }))
    await screen.findByRole('switch', { name: '锁住现在的样子', checked: true })
    expect(calls).toEqual([
      'PUT /api/companions/companion/tendencies/lock',
      'POST /api/companions/companion/tendencies/reset',
    ])
  })
})
