import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { mediaTexts } from '../texts.ts'
import { companionAvatarPrompt, userAvatarPrompt } from './avatar-prompt.ts'

const companion = {
  name: '小晶',
  mood: 'calm',
  personality: { traits: ['wise', 'loves rain'] },
}

describe('prompts of avatars', () => {
  it('take what the user wrote, and have words of their own when that is nothing', () => {
    expect(userAvatarPrompt(' a fox with glasses ', mediaTexts('en'))).toBe('a fox with glasses')
    for (const language of languages)
      expect(userAvatarPrompt('  ', mediaTexts(language))).not.toBe('')
  })

  it('say who the companion is, in the language of the user', () => {
    const wish = { companion, template: null, custom: undefined }
    expect(companionAvatarPrompt(wish, mediaTexts('zh'), 'zh')).toBe(
      '亲切友善的人物头像。名字：小晶。心情：沉稳。性格：有智慧、loves rain',
    )
    const everywhere = languages.map((language) =>
      companionAvatarPrompt(wish, mediaTexts(language), language),
    )
    expect(new Set(everywhere).size).toBe(languages.length)
    for (const prompt of everywhere) expect(prompt).toContain('小晶')
  })

  it('begin with the template and what was added to it', () => {
    const wish = { companion, template: 'a red fox', custom: 'in the snow' }
    expect(companionAvatarPrompt(wish, mediaTexts('en'), 'en')).toBe(
      'a red fox. in the snow. Name: 小晶. Mood: calm. Personality: wise, loves rain',
    )
    expect(companionAvatarPrompt({ ...wish, template: null }, mediaTexts('en'), 'en')).toMatch(
      /^in the snow\. Name/,
    )
  })
})
