import { openRoom } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { scriptsRoom } from './content.ts'
import { type Scene, turnOf } from './scripts/scene.ts'
import { type SceneId, scenes } from './scripts/scenes.ts'

/** Where a play stands: small, JSON, and without a word of anybody. */
export type ScriptState = {
  /** A step, or the ending that was reached. */
  readonly at: string
  /** Objectives met so far, by their place. */
  readonly met: readonly number[]
  /** What was chosen on the way and still matters. */
  readonly kept: readonly string[]
}

export type ScriptStep = {
  readonly state: ScriptState
  /** What the companion says; empty at an ending, which has its epilogue. */
  readonly text: string
  readonly choices: readonly { readonly id: string; readonly text: string }[]
  readonly objectivesMet: readonly number[]
  readonly ending: null | {
    readonly id: string
    readonly title: string
    /** Told as a memory of what the two did. */
    readonly epilogue: string
  }
}

/** A language is read when a play in it is first told. */
const wordsIn = openRoom(scriptsRoom)

/** Whether a scenario can be played by choices, without a model. */
export const hasScript = (id: string): id is SceneId => Object.hasOwn(scenes, id)

/**
 * The first step, told after the scenario’s opening, whose question its choices answer.
 *
 * @throws RangeError for a scenario without a script
 */
export function startScript(id: string, language: Language): ScriptStep {
  const known = sceneId(id)
  const { start } = scenes[known]
  return stepAt(known, language, arrive(known, start, { met: [], kept: [] }))
}

/**
 * The step that a choice leads to, or the ending.
 *
 * @throws RangeError for a choice that is not offered there, an ended play, an unknown place
 */
export function takeChoice(
  id: string,
  language: Language,
  state: ScriptState,
  choiceId: string,
): ScriptStep {
  const known = sceneId(id)
  const choice = offered(known, state).find(([offeredId]) => offeredId === choiceId)
  if (choice === undefined) throw new RangeError(`${id}/${state.at} does not offer ${choiceId}`)
  const { to, keeps } = turnOf(choice[1])
  const kept = keeps === undefined ? state.kept : [...state.kept, keeps]
  return stepAt(known, language, arrive(known, to, { met: state.met, kept }))
}

function sceneId(id: string): SceneId {
  if (!hasScript(id)) throw new RangeError(`${id} has no script`)
  return id
}

/** What may be chosen where a play stands; nothing at an ending. */
function offered(id: SceneId, { at, kept }: ScriptState) {
  const { steps }: Scene = scenes[id]
  return Object.hasOwn(steps, at)
    ? Object.entries(steps[at]!.choices).filter(([, choice]) => {
        const { needs } = turnOf(choice)
        return needs === undefined || kept.includes(needs)
      })
    : []
}

function arrive(id: SceneId, at: string, { met, kept }: Omit<ScriptState, 'at'>): ScriptState {
  const { steps }: Scene = scenes[id]
  const meets = steps[at]?.meets
  const known = meets === undefined || met.includes(meets)
  return { at, met: known ? met : [...met, meets].toSorted((one, other) => one - other), kept }
}

function stepAt(id: SceneId, language: Language, state: ScriptState): ScriptStep {
  const { steps, endings } = wordsIn(language)[id]
  const ending = endings[state.at]
  const said = steps[state.at]
  return {
    state,
    text: said?.says ?? '',
    choices: offered(id, state).map(([choice]) => ({
      id: choice,
      text: said!.choices[choice]!,
    })),
    objectivesMet: state.met,
    ending: ending === undefined ? null : { id: state.at, ...ending },
  }
}
