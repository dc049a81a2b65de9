import { openRoom } from '@lumen/content/open-room'
import { languages, type Language } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { crisisRoom } from '../content.ts'
import { assessCrisis } from '../crisis.ts'
import { rulesHeard } from './rules-heard.ts'

const contentOf = openRoom(crisisRoom)

const rulesOf = (language: Language) => {
  const { direct, signs, parting, others } = contentOf(language)
  return [direct, signs, parting, others].flatMap(({ rules }) => Object.entries(rules))
}

describe.each(languages)('the rules of %s', (language) => {
  it.each(rulesOf(language))('%s', (name, { weight, about, hears, passes }) => {
    for (const sentence of hears) {
      expect([...rulesHeard(sentence, language).names], sentence).toContain(name)
      if (weight === 'decides') {
        const label = about === 'other' ? 'third_party' : 'crisis'
        expect(assessCrisis(sentence, { language }).label, sentence).toBe(label)
      }
    }
    for (const sentence of passes) {
      expect([...rulesHeard(sentence, language).names], sentence).not.toContain(name)
      expect(assessCrisis(sentence, { language }).label, sentence).toBe('none')
    }
  })

  it.each(Object.entries(contentOf(language)['not-meant'].rules))('%s', (_, { passes }) => {
    for (const sentence of passes) {
      expect(rulesHeard(sentence, language).isMasked, sentence).toBe(true)
      expect(assessCrisis(sentence, { language }).label, sentence).toBe('none')
    }
  })
})
