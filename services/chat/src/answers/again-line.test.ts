import { languages } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import { toldAsGuest } from '../domain/told-as-guest.ts'
import { againLine } from './again-line.ts'

const said = (...contents: string[]) =>
  contents.map((content, at) => ({
    id: `m${at}`,
    content,
    isFromUser: true,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, at)),
  }))

it('greets by the name that was told, and says back the last thing that is easily said', () => {
  const told = toldAsGuest(
    said('My name is Maya.', 'I have a cat called Mango.', 'I am allergic to peanuts.'),
    'en',
  )
  expect(told).toEqual({ name: 'Maya', words: 'I have a cat called Mango.' })
  const line = againLine(told, 'en')
  expect(line).toMatch(/Maya\. .*“I have a cat called Mango”\. \w/)
})

it.each(languages)('claims nothing that was not told, in %s', (language) => {
  const line = againLine(toldAsGuest(said('…'), language), language)
  expect(line).not.toMatch(/[{}]/)
  expect(line).not.toBe(againLine({ name: 'Maya', words: null }, language))
})
