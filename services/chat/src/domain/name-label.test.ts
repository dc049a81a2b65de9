import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNameLabelFilter } from './name-label.ts'

function filter(name: string, pieces: readonly string[]): string {
  const label = createNameLabelFilter(name)
  return pieces.map((piece) => label.push(piece)).join('') + label.end()
}

test.each([
  ['Mira', 'Mira: hello', 'hello'],
  ['Mira', 'mira : hello', 'hello'],
  ['Mira', '**Mira:** hello', 'hello'],
  ['Mira', '[MIRA]: hello', 'hello'],
  ['Mira Chen', 'Mira: hello', 'hello'],
  ['Mira Chen', 'Mira Chen: hello', 'hello'],
  ['小晶', '小晶：你好', '你好'],
  ['小晶', '【小晶】：“你好”', '“你好”'],
  ['Mira', 'ＭＩＲＡ：hello', 'hello'],
  ['Ñuño', 'ñuño: hola', 'hola'],
  ['Mira', 'Mira, as you call me: hello', 'Mira, as you call me: hello'],
  ['Mira', 'Miracles: they happen', 'Miracles: they happen'],
  ['Mira', 'Hello: Mira', 'Hello: Mira'],
  ['Mira', 'Mira', 'Mira'],
  ['Mira', 'Mir', 'Mir'],
  ['😀', '😀: hi', '😀: hi'],
  ['Mira', 'Mira: Mira: hello', 'Mira: hello'],
])('of %s %j shows as %j', (name, text, visible) => {
  expect(filter(name, [text])).toBe(visible)
  expect(filter(name, [...text])).toBe(visible)
})

test('changes nothing but a label, however the text is split', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Mira', 'mi', 'ra', ':', ' ', '*', 'a', '好'), { maxLength: 8 }),
      (pieces) => {
        const text = pieces.join('')
        const visible = filter('Mira', pieces)
        expect(filter('Mira', [text])).toBe(visible)
        expect(text.endsWith(visible)).toBe(true)
        if (!text.includes(':')) expect(visible).toBe(text)
      },
    ),
  )
})

test('holds nothing that cannot be a label', () => {
  const label = createNameLabelFilter('Mira')
  expect(label.push('He')).toBe('He')
  expect(label.push('llo')).toBe('llo')
})
