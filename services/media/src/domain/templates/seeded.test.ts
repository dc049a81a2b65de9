import { languages } from '@lumen/contracts/languages'
import { avatarCategories, avatarStyles, isPhotographic } from '@lumen/contracts/media/names'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { checkPrompt } from '@lumen/safety/prompt-policy'
import { describe, expect, it } from 'vitest'
import { personalityScores } from '../match-score.ts'
import { seededTemplates } from './seeded.ts'
import { templateTexts } from '../../texts.ts'

describe('the templates that come along', () => {
  it('are forty, eight of each category, in every style that is drawn, none twice', () => {
    expect(seededTemplates.length).toBe(40)
    for (const category of avatarCategories)
      expect(seededTemplates.filter((template) => template.category === category).length).toBe(8)
    expect(new Set(seededTemplates.map(({ styleType }) => styleType))).toEqual(
      new Set(avatarStyles.filter((style) => !isPhotographic(style))),
    )
    const vectors = seededTemplates.map(({ personality }) =>
      personalityScores.map((score) => personality[score]).join(),
    )
    expect(new Set(vectors).size).toBe(40)
    for (const { id } of seededTemplates) expect(id).toMatch(/^[a-z0-9-]{1,64}$/)
  })

  it.each(languages)('have their own words in %s, within what templates may hold', (language) => {
    const texts = templateTexts(language)
    for (const part of ['name', 'description', 'prompt'] as const) {
      for (const [id, text] of Object.entries(texts))
        expect(text[part].length, id).toBeLessThanOrEqual(mediaLimits.avatarTemplate[part])
      expect(new Set(Object.values(texts).map((text) => text[part])).size).toBe(40)
    }
  })

  it.each(languages)('ask in %s for nothing that is not made', (language) => {
    for (const [id, { name, description, prompt }] of Object.entries(templateTexts(language)))
      expect(
        checkPrompt(`${name}\n${description}\n${prompt}`, { language, adult: false, seen: true }),
        id,
      ).toBeNull()
  })
})
