import { openRoom } from '@lumen/content/open-room'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { picturesRoom } from '../content.ts'
import { createFindConcepts } from './find-concepts.ts'

const contentOf = openRoom(picturesRoom)
const findConcepts = createFindConcepts((language) => contentOf(language).words)

describe('findConcepts', () => {
  it.each(languages)('knows every word of %s', (language) => {
    const { reading: _, face: __, ...kinds } = contentOf(language).words
    for (const [kind, names] of Object.entries(kinds))
      for (const [name, words] of Object.entries(names))
        for (const word of words)
          expect(findConcepts(word, language), word).toContain(`${kind}:${name}`)
  })

  it('does not see a word inside another', () => {
    expect(findConcepts('花海', 'zh')).not.toContain('place:sea')
    expect(findConcepts('the season of reading', 'en').size).toBe(0)
  })

  it('sees a short word with its ending', () => {
    expect(findConcepts('산에서', 'ko')).toContain('place:mountain')
    expect(findConcepts('산책', 'ko')).not.toContain('place:mountain')
  })

  it('sees words of several parts whatever stands between them', () => {
    expect(findConcepts('des feux d’artifice', 'fr')).toContain('thing:fireworks')
    expect(findConcepts("un feu d'artifice", 'fr')).toContain('thing:fireworks')
  })
})
