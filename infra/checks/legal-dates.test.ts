import { expect, it } from 'vitest'
import { checkLegalDates } from './legal-dates.ts'

const text = (updated: string) => `---\ntitle: Terms\nupdated: ${updated}\n---\n\nWords.\n`
const terms = { path: 'content/zh/pages/terms.md', changed: '2026-11-23' }

it.each(['2026-11-23', '2026-12-01'])('takes %s for a text that changed before or on it', (day) => {
  expect(checkLegalDates([{ ...terms, text: text(day) }])).toEqual([])
})

it('names a text that changed after the day it says', () => {
  expect(checkLegalDates([{ ...terms, text: text('2024-01-01') }])).toEqual([
    'content/zh/pages/terms.md:3: says 2024-01-01, and was changed on 2026-11-23',
  ])
  expect(checkLegalDates([{ ...terms, text: 'Words.' }])[0]).toContain('says no date')
})

it('says nothing where nobody knows the day', () => {
  expect(checkLegalDates([{ ...terms, text: text('2024-01-01'), changed: null }])).toEqual([])
})
