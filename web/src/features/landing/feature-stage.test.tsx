import { act, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestTexts } from '@/test/render-app'
import { FeatureStage } from './feature-stage'

const turnMs = 4_000
let calm = false
let inView = true

beforeEach(() => {
  calm = false
  inView = true
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: calm }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: { isIntersecting: boolean }[]) => void
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report
      }
      observe() {
        this.report([{ isIntersecting: inView }])
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show() {
  const i18n = await createTestTexts()
  render(
    <I18nextProvider i18n={i18n}>
      <FeatureStage />
    </I18nextProvider>,
  )
  const links = screen.getAllByRole('link')
  return {
    links,
    active: () => links.findIndex((link) => link.className.includes('border-violet-400')),
    after: (milliseconds: number) => {
      act(() => void vi.advanceTimersByTime(milliseconds))
    },
  }
}

describe('the six features', () => {
  it('take turns every four seconds, round and round', async () => {
    const { links, active, after } = await show()
    expect(links).toHaveLength(6)
    expect(active()).toBe(0)
    after(turnMs)
    expect(active()).toBe(1)
    after(turnMs * 5)
    expect(active()).toBe(0)
  })

  it('wait while somebody points at them or has the focus there', async () => {
    const { links, active, after } = await show()
    fireEvent.focus(links[3]!)
    after(turnMs * 3)
    expect(active()).toBe(3)
    fireEvent.blur(links[3]!)
    after(turnMs)
    expect(active()).toBe(4)
    fireEvent.pointerEnter(links[2]!)
    after(turnMs * 3)
    expect(active()).toBe(2)
  })

  it('can be stopped, and stand still for who wants less motion', async () => {
    const { active, after } = await show()
    fireEvent.click(screen.getByRole('button', { name: '暂停轮播' }))
    after(turnMs * 3)
    expect(active()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: '继续轮播' }))
    after(turnMs)
    expect(active()).toBe(1)
  })

  it('stand still for who wants less motion', async () => {
    calm = true
    const { active, after } = await show()
    after(turnMs * 3)
    expect(active()).toBe(0)
  })

  it('wait until they are seen', async () => {
    inView = false
    const { active, after } = await show()
    after(turnMs * 3)
    expect(active()).toBe(0)
  })

  it('lead to sign-up', async () => {
    const { links } = await show()
    for (const link of links) expect(link).toHaveAttribute('href', '/auth?mode=register')
  })
})
