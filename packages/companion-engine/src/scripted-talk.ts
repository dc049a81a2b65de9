import { readFileSync } from 'node:fs'
import type { Language } from '@lumen/contracts/languages'
import type { EngineInput } from './input.ts'
import { composeReply, type EngineReply } from './reply.ts'

/** A talk of which only the user's side is written: `talks/<language>.json`. */
export type ScriptedTalk = {
  readonly language: Language
  readonly persona: EngineInput['persona']
  readonly now: EngineInput['now']
  readonly seed: string
  readonly turns: readonly {
    readonly say: string
    /** Patterns the reply must match: the answer to a question, a fact taken up. */
    readonly holds?: readonly string[]
    readonly intent?: string
  }[]
}

export const readTalk = (language: Language): ScriptedTalk =>
  JSON.parse(
    readFileSync(new URL(`../talks/${language}.json`, import.meta.url), 'utf8'),
  ) as ScriptedTalk

/** Drives a talk turn by turn, as the chat service does: each reply joins the history. */
export const driveTalk = ({ language, persona, now, seed, turns }: ScriptedTalk): EngineReply[] =>
  talkAll(
    language,
    turns.map(({ say }) => say),
    { persona, now, seed },
  )

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

/** Sends messages one after another, each with all before it as history; gives every reply. */
export function talkAll(
  language: Language,
  messages: readonly string[],
  rest: Partial<EngineInput> = {},
): EngineReply[] {
  const history: { role: 'user' | 'companion'; text: string }[] = []
  return messages.map((text, at) => {
    const seed = `${rest.seed ?? 'test'}-${at}`
    const reply = composeReply(inputOf(language, text, { ...rest, seed, history: [...history] }))
    history.push({ role: 'user', text }, { role: 'companion', text: reply.text })
    return reply
  })
}

/** The last reply of such a talk. */
export const talkTo = (
  language: Language,
  messages: readonly string[],
  rest: Partial<EngineInput> = {},
): EngineReply => {
  const last = talkAll(language, messages, rest).at(-1)
  if (last === undefined) throw new Error('a talk needs a message')
  return last
}
