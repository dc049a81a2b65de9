import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { createTestTexts } from '@/test/render-app'
import { aChart } from '@/test/sky-samples'
import { ChartView } from './chart/chart-view'
import { Biwheel } from './wheel/biwheel'

async function openChart(changes: Parameters<typeof aChart>[0] = {}) {
  const i18n = await createTestTexts()
  render(
    <I18nextProvider i18n={i18n}>
      <ChartView chart={aChart(changes)} label="我的星盘" share={{ title: '星盘', reading: '' }} />
    </I18nextProvider>,
  )
  const wheel = screen.getByRole('group', { name: '我的星盘' })
  return { user: userEvent.setup(), wheel, points: within(wheel) }
}

describe('the natal wheel', () => {
  it('names every point with sign, degree, house and direction', async () => {
    const { points } = await openChart()
    expect(points.getByRole('button', { name: '太阳，金牛座 10°23′，第 11 宫' })).toBeVisible()
    expect(points.getByRole('button', { name: /^土星，摩羯座/ })).toBeVisible()
    expect(points.getByRole('button', { name: /^水星.*逆行$/ })).toBeVisible()
    expect(points.getByRole('button', { name: /^上升点，/ })).toBeVisible()
    // Its true sister stands beside it.
    expect(points.queryByRole('button', { name: /^平均北交点/ })).toBeNull()
  })

  it('tells about a point and dims what does not belong to it', async () => {
    const { user, points } = await openChart()
    expect(screen.getByText(/点一颗星或一条连线/)).toBeVisible()
    await user.click(points.getByRole('button', { name: /^月亮，/ }))
    expect(screen.getByRole('heading', { name: /月亮.*狮子座 0°12′/ })).toBeVisible()
    expect(points.getByRole('button', { name: /^月亮，/ })).toHaveAttribute('aria-pressed', 'true')
    expect(
      Number(points.getByRole('button', { name: /^冥王星，/ }).getAttribute('opacity')),
    ).toBeLessThan(0.5)
    await user.click(screen.getByRole('button', { name: '取消选择' }))
    expect(screen.getByText(/点一颗星或一条连线/)).toBeVisible()
  })

  it('is one stop of the Tab key for the points, which arrow keys walk', async () => {
    const { user, points } = await openChart()
    const buttons = points
      .getAllByRole('button')
      .filter((one) => one.getAttribute('data-mark')?.includes(' ') === false)
    expect(buttons.filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1)
    const sun = points.getByRole('button', { name: /^太阳，/ })
    sun.focus()
    await user.keyboard('{ArrowRight}')
    expect(points.getByRole('button', { name: /^月亮，/ })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: /月亮/ })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByText(/点一颗星或一条连线/)).toBeVisible()
  })

  it('leaves out kinds of aspects, and tells about one', async () => {
    const { user, points } = await openChart()
    const aspects = within(points.getByRole('group', { name: '相位' }))
    const all = aspects.getAllByRole('button').length
    const trine = screen.getByRole('button', { name: /^三分相/, pressed: true })
    await user.click(trine)
    expect(trine).toHaveAttribute('aria-pressed', 'false')
    expect(aspects.getAllByRole('button').length).toBeLessThan(all)
    await user.click(trine)
    expect(aspects.getAllByRole('button')).toHaveLength(all)
    await user.click(aspects.getAllByRole('button')[0] as Element)
    expect(screen.getByText(/^距精确/)).toBeVisible()
  })

  it('has a twin in words for those who do not see it, and for all on request', async () => {
    const { user } = await openChart()
    const table = screen.getByRole('table', { name: '星体与位置' })
    expect(table.closest('.sr-only')).not.toBeNull()
    expect(within(table).getAllByRole('row')).toHaveLength(17)
    await user.click(screen.getByRole('radio', { name: '表格' }))
    expect(screen.queryByRole('group', { name: '我的星盘' })).toBeNull()
    const shown = screen.getByRole('table', { name: '星体与位置' })
    expect(shown.closest('.sr-only')).toBeNull()
    expect(within(shown).getByText('10°23′')).toBeVisible()
    expect(screen.getByRole('table', { name: '相位' })).toBeVisible()
  })

  it('has neither houses nor angles without a time', async () => {
    const { points } = await openChart({
      angles: [],
      houses: [],
      houseSystem: null,
      positions: aChart().positions.map((one) => ({ ...one, house: null })),
    })
    expect(points.queryByRole('button', { name: /^上升点/ })).toBeNull()
    expect(points.getByRole('button', { name: '太阳，金牛座 10°23′' })).toBeVisible()
  })
})

it('stands inside another chart, with the aspects from ring to ring', async () => {
  const chart = aChart()
  const aspect = { kind: 'trine', orb: 0.5, applying: true } as const
  render(
    <I18nextProvider i18n={await createTestTexts()}>
      <Biwheel
        inner={{ ...chart, name: '本命盘' }}
        outer={{ positions: chart.positions, angles: [], name: '行运' }}
        houses={chart.houses}
        aspects={[
          { ...aspect, a: 'Sun', b: 'Moon' },
          { ...aspect, a: 'Mars', b: 'Sun' },
          { ...aspect, a: 'Venus', b: 'Moon', orb: 5 },
        ]}
        label="双圈盘"
      />
    </I18nextProvider>,
  )
  const [inner, outer] = ['本命盘', '行运'].map((name) =>
    within(screen.getByRole('group', { name })),
  )
  const lines = within(screen.getByRole('group', { name: '相位' })).getAllByRole('button')
  // The one of 5° is left to the table.
  expect(lines).toHaveLength(2)
  const seen = (ring: typeof inner, name: RegExp) =>
    Number(ring?.getByRole('button', { name }).getAttribute('opacity'))
  await userEvent.click(outer!.getByRole('button', { name: /^太阳，/ }))
  expect(seen(outer, /^太阳，/)).toBe(1)
  expect(seen(inner, /^月亮，/)).toBe(1)
  expect(seen(inner, /^太阳，/)).toBeLessThan(0.5)
  expect(seen(outer, /^火星，/)).toBeLessThan(0.5)
  expect(screen.getByText('太阳，金牛座 10°23′，第 11 宫')).toBeVisible()
})
