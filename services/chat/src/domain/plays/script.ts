import type { Language } from '@lumen/contracts/languages'

/** Where a scripted scene stands: small JSON that only its player reads. */
export type ScriptState = object

export type Choice = { readonly id: string; readonly text: string }

/** A step of a scripted scene. */
export type ScriptStep = {
  readonly state: ScriptState
  /** What the companion says; may be empty. */
  readonly text: string
  readonly choices: readonly Choice[]
  /** Places of the objectives that are met so far, from 0 on. */
  readonly objectivesMet: readonly number[]
  readonly ending: null | { readonly id: string; readonly title: string; readonly epilogue: string }
}

/** Plays scenarios by choices, where no model does. */
export type Scripts = {
  hasScript(id: string, language: Language): boolean
  startScript(id: string, language: Language): ScriptStep
  /** @throws RangeError for a choice that is not offered there */
  takeChoice(id: string, language: Language, state: ScriptState, choiceId: string): ScriptStep
}

/** What a play keeps of its script. */
export type PlayedScript = {
  readonly state: ScriptState
  readonly choices: readonly Choice[]
  /** How many choices were taken before. */
  readonly step: number
}

export const playedScript = (
  { state, choices }: Pick<ScriptStep, 'state' | 'choices'>,
  step: number,
): PlayedScript => ({ state, choices, step })

/** What a companion says with a step; at an ending, how the scene ended. */
export const saidIn = ({ text, ending }: ScriptStep): string =>
  [text, ...(ending === null ? [] : [`**${ending.title}**`, ending.epilogue])]
    .filter((part) => part !== '')
    .join('\n\n')
