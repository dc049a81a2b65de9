import { analyser } from '@lumen/language/analyser'
import { expect, it } from 'vitest'
import { createMasker, type Mask } from './masker.ts'

/** Stands in for a keyed hash. */
const hash = (token: string): number =>
  [...token].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) | 0, 7)

const mask: Mask = {
  companionId: 'luna',
  until: 1_000,
  spans: [{ messageId: 'm1', version: 1, start: 0, end: 9 }],
  tokens: [hash('priya')],
  echoes: [hash('nurse')],
  longest: 1,
}
const said = (text: string, more: object = {}) => ({
  text,
  companionId: 'luna',
  saidAt: new Date(900),
  messageId: 'm2',
  version: 1,
  isFromUser: true,
  ...more,
})
const read = (text: string, more: object = {}) => createMasker([mask], hash)(said(text, more))

it('hides what was told, where it was told and wherever its name stands', () => {
  expect(read("I'm Priya and I bake bread", { messageId: 'm1' })).toBe('… and I bake bread')
  expect(read('Call me Priya')).toBe('Call me …')
})

it('hides in the words of the companion what is too common in those of the user', () => {
  expect(read('A nurse came')).toBe('A nurse came')
  expect(read('So you are a nurse', { isFromUser: false })).toBe('So you are a …')
})

it('leaves what was said later, elsewhere, or in another version of the message', () => {
  expect(read('Call me Priya', { saidAt: new Date(1_001) })).toBe('Call me Priya')
  expect(read('Call me Priya', { companionId: 'nova' })).toBe('Call me Priya')
  expect(read('I bake now', { messageId: 'm1', version: 2 })).toBe('I bake now')
  const everywhere = createMasker([{ ...mask, companionId: null }], hash)
  expect(everywhere(said('Call me Priya', { companionId: 'nova' }))).toBe('Call me …')
})

it('changes nothing without masks', () => {
  expect(createMasker([], hash)(said('Call me Priya'))).toBe('Call me Priya')
})

it('reads a text as the analyser did that made the tokens of each mask', () => {
  const next = { ...analyser, version: 2, fold: (text: string) => text.toLowerCase() }
  const named = (name: string, version: number) => ({
    ...mask,
    tokens: [hash(name)],
    analyser: version,
  })
  const both = createMasker([named('zoe', 1), named('chloé', 2)], hash, [next, analyser])
  expect(both(said('Zoé and Chloé and Chloe'))).toBe('… and … and Chloe')
})
