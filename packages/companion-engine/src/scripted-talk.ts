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
export function driveTalk(talk: ScriptedTalk): EngineReply[] {
  const history: { role: 'user' | 'companion'; text: string }[] = []
  return talk.turns.map((turn, at) => {
    const reply = composeReply({
      language: talk.language,
      persona: talk.persona,
      memories: [],
      history: [...history],
      text: turn.say,
      seed: `${talk.seed}-${at}`,
      now: talk.now,
    })
    history.push({ role: 'user', text: turn.say }, { role: 'companion', text: reply.text })
    return reply
  })
}
