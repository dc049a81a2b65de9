import type { Language } from '@lumen/contracts/languages'
import type { NewScenario, Scenario, ScenarioChange } from '@lumen/contracts/chat/scenario-schema'

/** What somebody wrote of a scenario; all of it is sealed. */
export type WrittenScenario = Pick<
  Scenario,
  | 'title'
  | 'description'
  | 'category'
  | 'environment'
  | 'opening'
  | 'mood'
  | 'difficulty'
  | 'duration'
  | 'tags'
  | 'objectives'
  | 'participants'
> & { readonly language: Language }

const trimmedOnce = (texts: readonly string[]) => [...new Set(texts.map((text) => text.trim()))]

/** What is left out of a new scenario, as the builder has it before anything is chosen. */
export const createScenario = (
  { madeOf: _source, ...written }: NewScenario,
  language: Language,
): WrittenScenario =>
  changeScenario(
    {
      title: '',
      description: '',
      category: 'friendship',
      environment: '',
      opening: '',
      mood: 'cheerful',
      difficulty: 'beginner',
      duration: 'short',
      tags: [],
      objectives: [],
      participants: [],
      language,
    },
    written,
  )

/** What is given in its place, without blanks around it and nothing twice in a list. */
export function changeScenario(before: WrittenScenario, change: ScenarioChange): WrittenScenario {
  const next = { ...before, ...change }
  return {
    ...next,
    title: next.title.trim(),
    description: next.description.trim(),
    environment: next.environment.trim(),
    opening: next.opening.trim(),
    tags: trimmedOnce(next.tags),
    objectives: trimmedOnce(next.objectives),
    participants: [...new Set(next.participants)],
  }
}

/** Everything in it that somebody reads, as one text. */
export const wordsOfScenario = (
  written: Pick<
    WrittenScenario,
    'title' | 'description' | 'environment' | 'opening' | 'tags' | 'objectives'
  >,
): string =>
  [
    written.title,
    written.description,
    written.environment,
    written.opening,
    ...written.objectives,
    ...written.tags,
  ]
    .filter((text) => text !== '')
    .join('\n')
