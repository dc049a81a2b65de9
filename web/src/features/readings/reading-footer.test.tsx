import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReadingFooter } from './reading-footer'

const reading = { provider: 'local', notice: '仅供娱乐。' }

it('lists the facts of a reading, and none where it rests on none', () => {
  const { rerender } = render(
    <ReadingFooter reading={{ ...reading, facts: [{ kind: 'planet', label: '太阳在金牛座' }] }} />,
  )
  expect(screen.getByText('太阳在金牛座')).toBeInTheDocument()
  rerender(<ReadingFooter reading={{ ...reading, facts: [] }} />)
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByText('仅供娱乐。')).toBeVisible()
})
