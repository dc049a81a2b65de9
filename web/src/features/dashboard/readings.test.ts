import { describe, expect, it } from 'vitest'
import { gradientOf } from './insight-cards'
import { curveThrough, journeyOf, placesOf } from './journey'
import {
  balanceOf,
  frequencyOf,
  hueOfMood,
  moodOf,
  sinceHours,
  truncate,
  warmthOf,
} from './readings'

describe('readings', () => {
  it('know four moods; whatever else comes is still being read', () => {
    for (const mood of ['radiant', 'joyful', 'harmonious', 'reflective'] as const)
      expect(moodOf(mood)).toBe(mood)
    for (const other of ['analyzing', 'furious', '', 'toString'])
      expect(moodOf(other)).toBe('analyzing')
    expect(hueOfMood('analyzing')).toBe('uncut')
  })

  it('call a balance by the documented bounds, which belong to the middle', () => {
    expect([0.301, 1].map(balanceOf)).toEqual(['positive', 'positive'])
    expect([0.3, 0, -0.3].map(balanceOf)).toEqual(['balanced', 'balanced', 'balanced'])
    expect([-0.301, -1].map(balanceOf)).toEqual(['reflective', 'reflective'])
  })

  it('call feelings warm, calm or profound, and how often people talk', () => {
    expect([0.01, 0, -0.01].map(warmthOf)).toEqual(['warm', 'calm', 'profound'])
    expect(['active', 'moderate', 'light', 'never'].map(frequencyOf)).toEqual([
      'active',
      'moderate',
      'light',
      'light',
    ])
  })

  it('say how long ago in hours below a day, then in days', () => {
    expect(sinceHours(null)).toBeNull()
    expect(sinceHours(0.99)?.unit).toBe('justNow')
    expect(sinceHours(1)).toEqual({ unit: 'hours', count: 1 })
    expect(sinceHours(23.9)).toEqual({ unit: 'hours', count: 23 })
    expect(sinceHours(24)).toEqual({ unit: 'days', count: 1 })
    expect(sinceHours(71)).toEqual({ unit: 'days', count: 2 })
  })

  it('cut a text at whole characters', () => {
    expect(truncate('一'.repeat(120), 120)).toBe('一'.repeat(120))
    expect(truncate('🌙'.repeat(121), 120)).toBe(`${'🌙'.repeat(120)}…`)
  })

  it('turn the gradient of an insight into colours of ours', () => {
    expect(gradientOf('from-sky-400 to-indigo-500')).toBe(
      'linear-gradient(135deg, #2c76cd, #4b45b8)',
    )
    expect(gradientOf('url(evil)')).toBe('linear-gradient(135deg, #6b46c1, #6b46c1)')
  })
})

describe('the journey of feelings', () => {
  const memory = (day: number, emotionalWeight: number) => ({
    id: `m${day}`,
    companionId: null,
    role: 'user' as const,
    companionName: null,
    timestamp: `2026-11-0${day}T08:00:00.000Z`,
    content: '',
    memoryType: 'fact' as const,
    importance: 0.5,
    emotionalWeight,
  })

  it('runs from the oldest to the newest, and needs three points', () => {
    expect(journeyOf([memory(2, 0), memory(1, 0)], 9)).toBeNull()
    const points = journeyOf([memory(3, 1), memory(1, -1), memory(2, 0), memory(4, 0)], 3)
    expect(points?.map(({ id }) => id)).toEqual(['m2', 'm3', 'm4'])
  })

  it('keeps the order of what was told at one moment', () => {
    const newestFirst = [memory(1, 1), memory(1, 0), memory(1, -1)]
    const points = journeyOf(newestFirst, 9)
    expect(points?.map(({ emotionalWeight }) => emotionalWeight)).toEqual([-1, 0, 1])
  })

  it('lies between bright above and deep below', () => {
    const points = journeyOf([memory(1, -1), memory(2, 0), memory(3, 7)], 9) ?? []
    expect(placesOf(points)).toEqual([
      [0, 94],
      [50, 50],
      [100, 6],
    ])
    expect(curveThrough(placesOf(points))).toBe('M0 94 C25 94 25 50 50 50 C75 50 75 6 100 6')
    expect(curveThrough([])).toBe('')
  })
})
