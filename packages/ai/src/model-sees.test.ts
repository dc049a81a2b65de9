import { expect, test } from 'vitest'
import { DEFAULT_CHAT_MODEL } from './config.ts'
import { seesByName } from './model-sees.ts'

test.each([
  DEFAULT_CHAT_MODEL,
  'gpt-4o-mini',
  'o3',
  'anthropic/claude-sonnet-4.5',
  'gemini-2.5-flash',
  'gemma3:4b',
  'qwen/qwen2.5-vl-7b-instruct:free',
  'Qwen3-VL-4B-Instruct-Q4_K_M.gguf',
  'llama3.2-vision:11b',
  'llava:13b',
  'minicpm-v',
])('%s sees', (name) => expect(seesByName(name)).toBe(true))

test.each([
  'gpt-3.5-turbo',
  'o3-mini',
  'o1-mini',
  'deepseek-chat',
  'gemma3:1b',
  'qwen3:8b',
  'llama3.1:8b',
  'mistral-small',
  'double-1',
  'revision-2',
])('%s does not', (name) => expect(seesByName(name)).toBe(false))
