import { describe, expect, it } from 'vitest'
import { usualSampling } from './usual-sampling.ts'

const none = { temperature: null, topP: null, presencePenalty: null, frequencyPenalty: null }

describe('usualSampling', () => {
  it.each([
    ['qwen3-4b', null, { temperature: 0.7, topP: 0.8 }],
    ['Qwen/Qwen3.5-9B', null, { temperature: 0.7, topP: 0.8, presencePenalty: 1.5 }],
    ['my-fine-tune', 'qwen3', { temperature: 0.7, topP: 0.8 }],
    ['gemma-4-E4B-it-Q4_K_M.gguf', null, { temperature: 1, topP: 0.95 }],
    ['llama3.2:3b', 'llama', { temperature: 0.8, topP: 0.95 }],
    // What the server calls it says more than a name that somebody gave.
    ['llama-like', 'gemma3', { temperature: 1, topP: 0.95 }],
  ])('%s of family %s', (name, family, sampling) => {
    expect(usualSampling({ name, family })).toEqual({ ...none, ...sampling })
  })

  it.each(['gpt-6-luna', 'claude-x', ''])('leaves %j to its server', (name) => {
    expect(usualSampling({ name, family: null })).toEqual(none)
    expect(usualSampling({ name, family: 'something-new' })).toEqual(none)
  })
})
