import { expect, test } from 'vitest'
import { expandTemplate } from './expand-template.ts'

test('alternatives and what may be left out give all spellings', () => {
  expect(expandTemplate('(cat|dog) [house]')).toEqual(['cat house', 'cat', 'dog house', 'dog'])
  expect(expandTemplate('看[一(看|下)|看]{thing}')).toEqual([
    '看一看{thing}',
    '看一下{thing}',
    '看看{thing}',
    '看{thing}',
  ])
})

test('a template that is not whole, or too many in one, is refused', () => {
  expect(() => expandTemplate('(cat|dog')).toThrow(') is missing')
  expect(() => expandTemplate('cat]')).toThrow('] opens nowhere')
  expect(() => expandTemplate('[a][b][c][d][e][f][g][h][i]')).toThrow('too many spellings')
})
