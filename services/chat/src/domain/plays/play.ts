import { diceCategories } from '@lumen/contracts/chat/play-schema'
import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import type { Sheet } from './sheet.ts'

/** What a play keeps of its scenario, which may change or go meanwhile. */
export type PlayedScenario = Pick<
  Scenario,
  'title' | 'description' | 'category' | 'environment' | 'opening' | 'objectives' | 'language'
>

export type PlayState = PlayedScenario & {
  /** Places of the objectives that are met, from 0 on. */
  readonly met: readonly number[]
  /** How things stand; empty where none is kept. */
  readonly sheet: Sheet
}

/** That of a scenario which is played; it stays as it is. */
export const playedScenario = ({
  title,
  description,
  category,
  environment,
  opening,
  objectives,
  language,
}: Scenario): PlayedScenario => ({
  title,
  description,
  category,
  environment,
  opening,
  objectives,
  language,
})

/** Whether dice decide in it. */
export const hasDice = ({ category }: PlayedScenario): boolean => diceCategories.has(category)
