import { Type, type Static } from 'typebox'
import { Closed, Id, Timestamp } from '../schema.ts'
import { scenarioCategories, ScenarioId } from './scenario-schema.ts'

/** Categories in which dice decide. */
export const diceCategories: ReadonlySet<string> = new Set(['adventure', 'fantasy'])
/** So many companions may be in a play at once, its host among them. */
export const castMax = 4
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
    /** Dice may be rolled in it. */
    dice: Type.Boolean(),
    /** What may be chosen where no model answers and it has a script; null otherwise. */
    script: Type.Union([
      Closed({
        /** How many choices were taken before. */
        step: Type.Integer({ minimum: 0 }),
        choices: Type.Array(Closed({ id: Type.String(), text: Type.String() })),
      }),
      Type.Null(),
    ]),
    /** Who is in it, its host first, and who was; of the others, that they left. */
    cast: Type.Array(Closed({ companionId: Id, here: Type.Boolean() })),
    begunAt: Timestamp,
  },
  { $id: 'Play' },
)
export type Play = Static<typeof Play>
