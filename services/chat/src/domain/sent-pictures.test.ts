import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import { expect, it } from 'vitest'
import { saysAnything, toldText, wordsOf } from './sent-pictures.ts'

const message = (content: string, ...descriptions: string[]) => ({
  content,
  metadata: {
    pictures: descriptions.map((description, index) => ({
      objectId: String(index),
      mime: 'image/webp',
      width: 10,
      height: 10,
      description,
    })),
  } satisfies MessageMetadata,
})

it('says what is written and what is said to be on the pictures', () => {
  expect(wordsOf(message('look', 'my cat', '', 'her bowl'))).toBe('look\nmy cat\nher bowl')
  expect(wordsOf(message('', '', 'a lake'))).toBe('a lake')
  expect(wordsOf({ content: 'hi', metadata: {} })).toBe('hi')
  expect([message('', ''), message('hi'), message('')].map(saysAnything)).toEqual([
    true,
    true,
    false,
  ])
})

it('is remembered with each description at its place', () => {
  const { text, content, pictures } = toldText(message('look', ' my cat ', '', 'her bowl'))
  expect(text).toBe('look\n[picture: my cat]\n[picture: her bowl]')
  expect([content, ...pictures].map(({ start, end }) => text.slice(start, end))).toEqual([
    'look',
    'my cat',
    '',
    'her bowl',
  ])
  expect(toldText(message('', 'a lake')).text).toBe('[picture: a lake]')
})
