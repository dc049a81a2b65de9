import type { Language } from '@lumen/contracts/languages'
import type { EngineInput } from '../src/input.ts'
import { composeReply, type EngineReply } from '../src/reply.ts'

export const plainPersona: EngineInput['persona'] = {
  name: 'Iris',
  mood: null,
  traits: ['calm'],
  scores: { empathy: 50, creativity: 50, intelligence: 50, humor: 50 },
  backstory: null,
}

/** An input with one message and nothing else, for tests to vary. */
export const inputOf = (
  language: Language,
  text: string,
  rest: Partial<EngineInput> = {},
): EngineInput => ({
  language,
  persona: plainPersona,
  memories: [],
  history: [],
  text,
  seed: 'test',
  now: { hour: 15, minute: 5, weekday: 1, month: 6, day: 2 },
  ...rest,
})

/** Sends messages one after another; gives the last reply, or all of them by `talkAll`. */
export function talkAll(
  language: Language,
  messages: readonly string[],
  rest: Partial<EngineInput> = {},
): EngineReply[] {
  const history: { role: 'user' | 'companion'; text: string }[] = []
  return messages.map((text, at) => {
    const reply = composeReply(
      inputOf(language, text, { seed: `test-${at}`, ...rest, history: [...history] }),
    )
    history.push({ role: 'user', text }, { role: 'companion', text: reply.text })
    return reply
  })
}

export const talkTo = (
  language: Language,
  messages: readonly string[],
  rest: Partial<EngineInput> = {},
): EngineReply => {
  const last = talkAll(language, messages, rest).at(-1)
  if (last === undefined) throw new Error('a talk needs a message')
  return last
}
