import { expect, it } from 'vitest'
import { notesInMind } from './lorebook.ts'
import type { Turn } from './recent-turns.ts'

const lorebook = [
  { keys: ['港口', 'harbour'], text: 'The quay burnt down.' },
  { keys: ['Ana'], text: 'Ana is the smith.' },
  { keys: ['パン'], text: 'The bakery closes at six.' },
]
const said = (...texts: string[]): Turn[] =>
  texts.map((text, at) => ({
    id: String(at),
    position: at,
    from: text.startsWith('>') ? 'companion' : 'user',
    text,
    saidAt: new Date(0),
  }))

it.each([
  [['今晚去港口看看'], [0]],
  [['What about the HARBOUR?'], [0]],
  [['a banana'], []],
  [['was sagt Ána?'], [1]],
  [
    ['おいしいパンだ', '>ok', 'ana?'],
    [1, 2],
  ],
  [['>the harbour'], []],
  [['harbour', 'b', 'c', 'd'], []],
] as const)('brings to mind what %j speaks of', (texts, notes) => {
  expect(notesInMind(lorebook, said(...texts))).toEqual(notes.map((at) => lorebook[at]?.text))
})
