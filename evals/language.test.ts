import { expect, it } from 'vitest'
import { scoreDetector } from './language-score.ts'

it('counts what stayed, what was heard and what was taken for a third language', () => {
  const lines = [
    { text: 'hola', language: 'es' },
    { text: 'oi', language: 'pt' },
  ] as const
  const spanish = scoreDetector(lines, () => 'es')
  expect(spanish).toMatchObject({ stayed: 0.5, heard: 0.5, mistaken: 6 / 14, wrong: 0.5 })
  const silent = scoreDetector(lines, () => null)
  expect(silent).toMatchObject({ stayed: 1, heard: 0, mistaken: 0, wrong: 14 / 16 })
})
