import type { Language } from '@lumen/contracts/languages'
import type { EngineInput } from './input.ts'
import { composeReply, type EngineReply } from './reply.ts'

/** An input with one message and nothing else, for tests to vary. */
export const inputOf = (
  language: Language,
  text: string,
  rest: Partial<EngineInput> = {},
): EngineInput => ({
  language,
  text,
  persona: { name: 'Iris', mood: null, traits: ['calm'] },
  memories: [],
  history: [],
  seed: 'seed',
  now: { hour: 15, minute: 5, weekday: 3, month: 5, day: 13 },
  ...rest,
})

/** Says messages one after the other, as the chat service does: each reply joins the history. */
export function playTalk(
  language: Language,
  messages: readonly string[],
  rest: Partial<EngineInput> = {},
): EngineReply[] {
  const history: { role: 'user' | 'companion'; text: string }[] = [...(rest.history ?? [])]
  return messages.map((text) => {
    const reply = composeReply(inputOf(language, text, { ...rest, history: [...history] }))
    history.push({ role: 'user', text }, { role: 'companion', text: reply.text })
    return reply
  })
}

/** The last reply of a talk. */
export const talkTo = (
  language: Language,
  messages: readonly string[],
  rest: Partial<EngineInput> = {},
): EngineReply => playTalk(language, messages, rest).at(-1) ?? composeReply(inputOf(language, ''))
