import { languages } from '@lumen/contracts/languages'
import { avatarCategories, avatarStyles } from '@lumen/contracts/media/names'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { checkPrompt } from '@lumen/safety/prompt-policy'
import { describe, expect, it } from 'vitest'
import { personalityScores } from '../match-score.ts'
import { seededTemplates } from './seeded.ts'
import { templateTexts } from './template-texts.ts'

describe('the templates that come along', () => {
  it('are forty, eight of each category, in every style, none twice', () => {
    expect(seededTemplates.length).toBe(40)
    for (const category of avatarCategories)
      expect(seededTemplates.filter((template) => template.category === category).length).toBe(8)
    expect(new Set(seededTemplates.map(({ styleType }) => styleType))).toEqual(
      new Set(avatarStyles),
    )
    const vectors = seededTemplates.map(({ personality }) =>
      personalityScores.map((score) => personality[score]).join(),
    )
    expect(new Set(vectors).size).toBe(40)
    for (const { id } of seededTemplates) expect(id).toMatch(/^[a-z0-9-]{1,64}$/)
  })

  it.each(languages)(
    'have their own words in %s, within what templates may hold',
    async (language) => {
      const texts = await templateTexts(language)
      const { name, description, prompt } = mediaLimits.avatarTemplate
      expect(Object.keys(texts).toSorted()).toEqual(seededTemplates.map(({ id }) => id).toSorted())
      for (const [id, text] of Object.entries(texts)) {
        expect(text[0].length, id).toBeLessThanOrEqual(name)
        expect(text[1].length, id).toBeLessThanOrEqual(description)
        expect(text[2].length, id).toBeLessThanOrEqual(prompt)
      }
      for (const part of [0, 1, 2])
        expect(new Set(Object.values(texts).map((text) => text[part])).size).toBe(40)
    },
  )

  it.each(languages)('ask in %s for nothing that is not made', async (language) => {
    for (const [id, words] of Object.entries(await templateTexts(language)))
      expect(checkPrompt(words.join('\n'), { language, adult: false, seen: true }), id).toBeNull()
  })
})
