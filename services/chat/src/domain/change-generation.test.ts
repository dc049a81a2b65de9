import { usualGeneration } from '@lumen/contracts/chat/usual-generation'
import { describe, expect, it } from 'vitest'
import { changeGeneration, drawingOf } from './change-generation.ts'

const room = { contextTokens: 8_000, replyTokens: 800, family: null }
const qwen = { ...room, model: 'qwen3-4b' }
const luna = { ...room, model: 'gpt-6-luna' }

it('a change leaves the rest, and null goes back to what is usual', () => {
  const chosen = changeGeneration(usualGeneration, { temperature: 1.2, replyTokens: 300 })
  expect(changeGeneration(chosen, { temperature: null })).toEqual({
    ...usualGeneration,
    replyTokens: 300,
  })
})

describe('drawingOf', () => {
  it('is as is usual for the family where nobody says otherwise', () => {
    expect(drawingOf(usualGeneration, qwen)).toEqual({
      maxTokens: 800,
      temperature: 0.7,
      topP: 0.8,
    })
    expect(drawingOf(usualGeneration, luna)).toEqual({ maxTokens: 800 })
  })

  it('is as the owner said, 0 included', () => {
    const chosen = { ...usualGeneration, temperature: 0, frequencyPenalty: 0.4, replyTokens: 120 }
    expect(drawingOf(chosen, qwen)).toEqual({
      maxTokens: 120,
      temperature: 0,
      topP: 0.8,
      frequencyPenalty: 0.4,
    })
  })

  it('takes half of the room at most', () => {
    const long = { ...usualGeneration, replyTokens: 4_000 }
    expect(drawingOf(long, luna).maxTokens).toBe(4_000)
    expect(drawingOf(long, { ...luna, contextTokens: 2_000 }).maxTokens).toBe(1_000)
  })
})
