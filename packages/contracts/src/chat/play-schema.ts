import { Type, type Static } from 'typebox'
import { Closed, Id, Timestamp } from '../schema.ts'
import { scenarioCategories, ScenarioId } from './scenario-schema.ts'

/** Categories in which dice decide. */
export const diceCategories: ReadonlySet<string> = new Set(['adventure', 'fantasy'])
/** Sides of the dice. */
export const diceSides = 20

/** A scenario that a companion and its user are playing, as it was when they began. */
export const Play = Closed(
  {
    id: Id,
    companionId: Id,
    scenarioId: ScenarioId,
    title: Type.String(),
    category: Type.Enum(scenarioCategories),
    objectives: Type.Array(Closed({ text: Type.String(), met: Type.Boolean() })),
    begunAt: Timestamp,
  },
  { $id: 'Play' },
)
export type Play = Static<typeof Play>
