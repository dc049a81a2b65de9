import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { createTestTexts } from '@/test/render-app'
import { CopyButton } from './copy-button'
import { Meter } from './meter'
import { Pagination } from './pagination'
import { StatTile } from './stat-tile'
import { Switch } from './switch'
import { Tabs } from './tabs'

const show = async (node: React.ReactNode) => {
  const user = userEvent.setup()
  render(<I18nextProvider i18n={await createTestTexts()}>{node}</I18nextProvider>)
  return user
}

function ThreeTabs() {
  const [value, setValue] = useState('a')
  return (
    <Tabs
      label="三页"
      value={value}
      onValueChange={setValue}
      tabs={['a', 'b', 'c'].map((id) => ({ id, label: `页 ${id}` }))}
    >
      内容 {value}
    </Tabs>
  )
}

describe('tabs', () => {
  it('are one stop of the tab key, and move by arrows, round the end', async () => {
    const user = await show(<ThreeTabs />)
    await user.tab()
    expect(screen.getByRole('tab', { name: '页 a' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: '页 c', selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: '页 c' })).toHaveTextContent('内容 c')
    await user.keyboard('{Home}')
    expect(screen.getByRole('tab', { name: '页 a', selected: true })).toHaveFocus()
  })

  it('bring the chosen one to the middle of a row that is too narrow, however it was chosen', async () => {
    const places: Record<string, [left: number, right: number]> = { a: [0, 80], c: [300, 400] }
    const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const [left, right] = places[this.getAttribute('data-tab') ?? ''] ?? [0, 200]
      return { left, right, width: right - left } as DOMRect
    })
    const user = await show(<ThreeTabs />)
    const row = screen.getByRole('tablist')
    expect(row.scrollLeft).toBe(0)
    await user.click(screen.getByRole('tab', { name: '页 c' }))
    expect(row.scrollLeft).toBe(250)
    rects.mockRestore()
  })
})

describe('a switch', () => {
  it('changes at once, and not while the change is kept', async () => {
    const change = vi.fn<(checked: boolean) => void>()
    const user = await show(
      <>
        <Switch label="推送" checked={false} onCheckedChange={change} />
        <Switch label="忙" checked busy onCheckedChange={change} />
      </>,
    )
    await user.click(screen.getByRole('switch', { name: '推送' }))
    await user.click(screen.getByRole('switch', { name: '忙' }))
    expect(change.mock.calls).toEqual([[true]])
  })
})

describe('figures', () => {
  it('say their value in words, and a dash where there is none', async () => {
    await show(
      <>
        <Meter label="今日对话" value={12} max={10} text="12 / 10" />
        <dl>
          <StatTile label="水晶" value={null} />
        </dl>
      </>,
    )
    const meter = screen.getByRole('meter', { name: '今日对话' })
    expect(meter).toHaveAttribute('aria-valuenow', '10')
    expect(meter).toHaveAttribute('aria-valuetext', '12 / 10')
    expect(screen.getByText('—')).toBeVisible()
  })
})

describe('pages', () => {
  it('stop at both ends', async () => {
    const turn = vi.fn<(page: number) => void>()
    const user = await show(<Pagination page={1} pages={3} onPageChange={turn} />)
    expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '下一页' }))
    expect(turn).toHaveBeenCalledWith(2)
    expect(screen.getByText('第 1 / 3 页')).toBeVisible()
  })
})

describe('copying', () => {
  it('puts the text on the clipboard and says so', async () => {
    const user = await show(<CopyButton text={() => '请求 7'} label="复制报告" wide />)
    await user.click(screen.getByRole('button', { name: '复制报告' }))
    expect(await screen.findByRole('button', { name: '已复制' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('请求 7')
  })
})
