import type {
  Scenario,
  ScenarioCategory,
  ScenarioDifficulty,
} from '@lumen/contracts/chat/scenario-schema'
import { fold } from '@lumen/language/fold'

export type Filters = {
  title: string
  /** '' is all of them. */
  category: ScenarioCategory | ''
  difficulty: ScenarioDifficulty | ''
  which: 'all' | 'mine'
}

export const noFilters: Filters = { title: '', category: '', difficulty: '', which: 'all' }

/** Those that fit all filters, in the order in which they come. */
export function filterScenarios(
  scenarios: readonly Scenario[],
  { title, category, difficulty, which }: Filters,
): Scenario[] {
  const wanted = fold(title.trim())
  return scenarios.filter(
    (scenario) =>
      fold(scenario.title).includes(wanted) &&
      (category === '' || scenario.category === category) &&
      (difficulty === '' || scenario.difficulty === difficulty) &&
      (which === 'all' || scenario.origin === 'own'),
  )
}
