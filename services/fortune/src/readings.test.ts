import { languages } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import { packFor } from './readings.ts'

/** What hands a text must not undo; keys, slots and lengths are the content check’s. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

it.each(languages)('never says one line twice in %s', (language) => {
  const { names: _names, labels: _labels, grammar: _grammar, ...texts } = packFor(language)
  const seen = new Set<string>()
  const twice = textsIn(texts)
    .map((text) => text.toLowerCase())
    .filter((text) => text.length > 24 && seen.size === seen.add(text).size)
  expect(twice).toEqual([])
})

it('names a branch as one in Chinese, so that 未 does not read as “not” nor 子 as “child”', () => {
  const { eastern, luck, bazi, 'bazi-match': match } = packFor('zh')
  const lines = textsIn([
    [eastern.relation, eastern.yearStar, luck.relation, luck.same, bazi.seatGod],
    [match.dayBranches, match.yearBranches],
  ])
  expect(lines.filter((line) => /(?<![支在])\{(?:branch|own|a|b)\}(?!支)/.test(line))).toEqual([])
})

it('says vous to its French reader, outside of quotations', () => {
  const { grammar: _grammar, ...texts } = packFor('fr')
  const familiar = /(?<![\p{L}’])(?:tu|te|toi|ta|tes)(?!\p{L})|(?<!\p{L})t’\p{L}/iu
  const wrong = textsIn(texts)
    .map((text) => text.replaceAll(/«[^»]*»/g, ''))
    .filter((text) => familiar.test(text))
  expect(wrong).toEqual([])
})

it('sets a no-break space before tall French marks and inside quotation marks', () => {
  const { grammar: _grammar, ...texts } = packFor('fr')
  expect(textsIn(texts).filter((text) => /\S [:;!?»]|« /.test(text))).toEqual([])
})

it('writes Korean particles in a form that the grammar knows', () => {
  const { grammar, ...texts } = packFor('ko')
  const rest = Object.keys(grammar.particles ?? {}).reduce(
    (text, particle) => text.replaceAll(particle, ''),
    JSON.stringify(texts),
  )
  expect(rest.match(/.{6}\([가-힣]\)/g)).toBeNull()
})
