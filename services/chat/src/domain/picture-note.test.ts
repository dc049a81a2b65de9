import { languages } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import { mediaNotesOf } from '../texts.ts'
import { pictureNote } from './picture-note.ts'

const places = ['shown', 'earlier', 'unseen'] as const

it.each(languages)('tells in %s whether a picture is seen, and what is said of it', (language) => {
  const { picture: texts } = mediaNotesOf(language)
  const described = places.map((place) =>
    pictureNote({ objectId: 'a', description: ' a $& fox ' }, place, language, texts),
  )
  const alone = places.map((place) =>
    pictureNote({ objectId: 'a', description: '' }, place, language, texts),
  )
  expect(new Set([...described, ...alone]).size).toBe(6)
  for (const note of described) expect(note).toContain('a $& fox')
  for (const note of alone) expect(note).not.toContain('{')
})
