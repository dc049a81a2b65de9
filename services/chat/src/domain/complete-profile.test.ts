import { describe, expect, it } from 'vitest'
import { changeProfile, createProfile } from './complete-profile.ts'

describe('createProfile', () => {
  it('takes what is left out from the default companion', () => {
    expect(createProfile({ name: ' Luna ' })).toEqual({
      name: 'Luna',
      mood: 'excited',
      personality: {
        empathy: 95,
        creativity: 88,
        intelligence: 92,
        humor: 76,
        traits: ['empathetic', 'creative', 'supportive'],
      },
      backstory: null,
      face: null,
      voice: null,
    })
  })

  it('keeps what was given, also nothing and zero', () => {
    const profile = createProfile({
      name: 'A',
      mood: null,
      backstory: '  ',
      personality: { humor: 0, traits: ['calm', ' calm'] },
    })
    expect(profile.mood).toBeNull()
    expect(profile.backstory).toBeNull()
    expect(profile.personality.humor).toBe(0)
    expect(profile.personality.empathy).toBe(95)
    expect(profile.personality.traits).toEqual(['calm'])
  })
})

describe('changeProfile', () => {
  it('changes only what was given', () => {
    const before = createProfile({ name: 'A', backstory: 'sea' })
    const after = changeProfile(before, { mood: 'calm', personality: { empathy: 10 } })
    expect(after).toEqual({
      ...before,
      mood: 'calm',
      personality: { ...before.personality, empathy: 10 },
    })
  })
})
