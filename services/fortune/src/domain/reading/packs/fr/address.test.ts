import { expect, it } from 'vitest'
import { loadPack } from '../../load-pack.ts'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

it('says vous to its reader, outside of quotations', async () => {
  const { grammar: _, ...texts } = await loadPack('fr')
  const familiar = /(?<![\p{L}’])(?:tu|te|toi|ta|tes)(?!\p{L})|(?<!\p{L})t’\p{L}/iu
  const wrong = textsIn(texts)
    .map((text) => text.replaceAll(/«[^»]*»/g, ''))
    .filter((text) => familiar.test(text))
  expect(wrong).toEqual([])
})

it('sets a no-break space before tall marks and inside quotation marks', async () => {
  const { grammar: _, ...texts } = await loadPack('fr')
  expect(textsIn(texts).filter((text) => /\S [:;!?»]|« /.test(text))).toEqual([])
})
