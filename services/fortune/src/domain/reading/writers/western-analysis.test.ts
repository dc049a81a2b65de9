import { signs } from '@lumen/astrology/sky/signs'
import { languages } from '@lumen/contracts/languages'
import { describe, expect, it } from 'vitest'
import { readerFor } from '../../../readings.ts'

const day = '2026-11-22'
const sentencesOf = (text: string) => text.split(/(?<=[。！？])|(?<=[.!?]) /)

describe.each(languages)('The pages of the signs in %s', (language) => {
  const pages = signs.map((sign) => {
    const { personality, relationships, lifeGuidance } = readerFor(language).westernAnalysis(
      sign,
      day,
    )
    return {
      emotional: personality.emotionalStyle,
      communication: personality.communicationPattern,
      stress: personality.stressResponse,
      love: relationships.loveStyle,
      friendship: relationships.friendshipStyle,
      career: lifeGuidance.careerPath,
      journey: lifeGuidance.spiritualJourney,
    }
  })

  it('tell a paragraph in each field', () => {
    for (const page of pages)
      for (const text of Object.values(page))
        expect(sentencesOf(text).length, text).toBeGreaterThanOrEqual(3)
  })

  it('have a text of their own for each sign and field, and no sentence twice', () => {
    const texts = pages.flatMap((page) => Object.values(page))
    expect(new Set(texts).size).toBe(texts.length)
    for (const page of pages) {
      const sentences = Object.values(page).flatMap(sentencesOf)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })
})

it('speak in Chinese to the reader, not of somebody else', () => {
  for (const sign of signs) {
    const { aiCompanionInsights } = readerFor('zh').westernAnalysis(sign, day)
    expect(JSON.stringify(aiCompanionInsights)).not.toMatch(/他|她/)
  }
})
