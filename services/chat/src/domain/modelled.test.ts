import { expect, it } from 'vitest'
import { readModelled } from './modelled.ts'

const user = { isFromUser: true, metadata: {} }
const by = (provider: string, fallback = false) => ({
  isFromUser: false,
  metadata: { provider, ...(fallback && { fallback }) },
})

it.each([
  [[user, by('local', true)], 'never'],
  [[by('openai'), user], 'lately'],
  [[by('openai'), by('safety'), by('local'), user], 'lately'],
  [[by('openai'), user, by('local', true), user], 'before'],
  [[by('openai'), by('local', true), by('openai'), user], 'lately'],
] as const)('reads whether a model led the talk (%#)', (messages, modelled) => {
  expect(readModelled(messages)).toBe(modelled)
})
