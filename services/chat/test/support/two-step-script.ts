import type { Scripts, ScriptStep } from '../../src/domain/plays/script.ts'

const steps: Record<string, Omit<ScriptStep, 'state'>> = {
  door: {
    text: 'The train whistles.',
    choices: [
      { id: 'in', text: 'I get on.' },
      { id: 'wait', text: 'I wait.' },
    ],
    objectivesMet: [],
    ending: null,
  },
  in: {
    text: 'You sit down by the window.',
    choices: [
      { id: 'in', text: 'I look out.' },
      { id: 'sleep', text: 'I fall asleep.' },
    ],
    objectivesMet: [0],
    ending: null,
  },
  sleep: {
    text: '',
    choices: [],
    objectivesMet: [0, 2],
    ending: { id: 'sleep', title: 'The last stop', epilogue: 'They slept to the last stop.' },
  },
}
const at = (place: string): ScriptStep => {
  const step = steps[place]
  if (step === undefined) throw new RangeError(`there is no ${place}`)
  return { ...step, state: { at: place } }
}

/** A scene of two decisions, for the scenario `night-train`. */
export const twoStepScript: Scripts = {
  hasScript: (id) => id === 'night-train',
  startScript: () => at('door'),
  takeChoice: (_id, _language, state, choiceId) => {
    at((state as { at: string }).at)
    return at(choiceId)
  },
}
