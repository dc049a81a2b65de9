import type { CrisisAssessment } from '@lumen/safety/crisis'
import { expect, it } from 'vitest'
import { crisisFigures } from './crisis-figures.ts'
import type { CrisisRow } from './crisis-rows.ts'

const said = (label: CrisisAssessment['label'], signs: number): CrisisAssessment => ({
  label,
  form: null,
  reason: null,
  language: 'en',
  signs,
  isPlayedDown: false,
})
const row = (label: NonNullable<CrisisRow['label']>, form?: 'direct' | 'indirect'): CrisisRow => ({
  text: '',
  language: 'en',
  label,
  ...(form && { form }),
})

it('counts what was heard, and alarms against recall over the threshold', () => {
  const { figures, curve } = crisisFigures([
    { row: row('none'), said: said('none', 0.7) },
    { row: row('none'), said: said('third_party', 1) },
    { row: row('crisis'), said: said('crisis', 2) },
    { row: row('crisis', 'indirect'), said: said('third_party', 1) },
    { row: row('third_party'), said: said('third_party', 1) },
  ])
  expect(figures['all']).toEqual({
    'everyday alarms': '1/2 50.0 %',
    'third persons': '1/1 100.0 %',
    direct: '1/1 100.0 %',
    indirect: '0/1 0.0 %',
  })
  expect(figures['en']).toEqual(figures['all'])
  expect(curve['0.6']).toMatchObject({ none: '2/2 100.0 %', indirect: '1/1 100.0 %' })
  expect(curve['1.6']).toMatchObject({ none: '0/2 0.0 %', direct: '1/1 100.0 %' })
})
