import { Type, type Static } from 'typebox'
import { Closed, FilledText, Id, Timestamp } from '../schema.ts'
import { ScenarioId } from './scenario-schema.ts'
import { scenarioCategories } from './scenario-choices.ts'
import { sheetLimits } from './play-limits.ts'

/** Categories in which dice decide. */
export const diceCategories: ReadonlySet<string> = new Set(['adventure', 'fantasy'])

export const SheetEntry = Closed({
  name: FilledText(sheetLimits.name),
  value: FilledText(sheetLimits.value),
})
export type SheetEntry = Static<typeof SheetEntry>

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
    /** How things stand in it, in the order in which it was noted; null: it keeps no sheet. */
    sheet: Type.Union([Type.Array(SheetEntry), Type.Null()]),
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
