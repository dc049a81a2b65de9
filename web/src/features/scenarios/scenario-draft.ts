import type { NewScenario, Scenario } from '@lumen/contracts/chat/scenario-schema'
import { scenarioLimits } from '@lumen/contracts/chat/scenario-choices'

/** What stands in the form: lists as people type them. */
export type Draft = Omit<
  Required<NewScenario>,
  'madeOf' | 'tags' | 'objectives' | 'participants'
> & {
  /** One a line. */
  objectives: string
  /** Between commas. */
  tags: string
  participants: readonly string[]
  /** The template that it began with. */
  source: Pick<Scenario, 'id' | 'title'> | null
}

export const emptyDraft: Draft = {
  title: '',
  description: '',
  category: 'friendship',
  environment: '',
  opening: '',
  mood: 'cheerful',
  difficulty: 'beginner',
  duration: 'short',
  objectives: '',
  tags: '',
  participants: [],
  source: null,
}

/** A scenario as it stands in the form. */
export const draftOf = (scenario: Scenario, source: Draft['source']): Draft => ({
  title: scenario.title,
  description: scenario.description,
  category: scenario.category,
  environment: scenario.environment,
  opening: scenario.opening,
  mood: scenario.mood,
  difficulty: scenario.difficulty,
  duration: scenario.duration,
  objectives: scenario.objectives.join('\n'),
  tags: scenario.tags.join(', '),
  participants: scenario.participants,
  source,
})

const parts = (text: string, between: RegExp) => [
  ...new Set(
    text
      .split(between)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]
const objectivesOf = ({ objectives }: Draft) => parts(objectives, /\n/)
const tagsOf = ({ tags }: Draft) => parts(tags, /[,，、;；\n]/)

const tooMany = (texts: readonly string[], most: number, length: number) =>
  texts.length > most || texts.some((text) => text.length > length)

/** Which lists are longer than the contracts allow. */
export const faultsOf = (draft: Draft) => ({
  objectives: tooMany(objectivesOf(draft), scenarioLimits.objectives, scenarioLimits.objective),
  tags: tooMany(tagsOf(draft), scenarioLimits.tags, scenarioLimits.tag),
})

/** What may be sent: it has a title and a description. */
export const isComplete = ({ title, description }: Draft) =>
  title.trim() !== '' && description.trim() !== ''

/** What is sent of it. */
export function bodyOf(draft: Draft) {
  const { source: _source, title, description, ...rest } = draft
  return {
    ...rest,
    title: title.trim(),
    description: description.trim(),
    objectives: objectivesOf(draft),
    tags: tagsOf(draft),
    participants: [...draft.participants],
  }
}
