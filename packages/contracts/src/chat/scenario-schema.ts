import { Type, type Static, type TSchema } from 'typebox'
import { Closed, FilledText, Id, LanguageCode, Text, Timestamp } from '../schema.ts'
import {
  scenarioLimits,
  scenarioCategories,
  scenarioMoods,
  scenarioDifficulties,
  scenarioDurations,
  type scenarioRankings,
} from './scenario-choices.ts'

export type ScenarioCategory = (typeof scenarioCategories)[number]

export type ScenarioDifficulty = (typeof scenarioDifficulties)[number]

/** One that comes along by its name, or one that somebody made by its id. */
export const ScenarioId = Type.String({ pattern: '^[a-z0-9-]{1,64}$' })

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

const written = {
  title: FilledText(scenarioLimits.title),
  description: FilledText(scenarioLimits.description),
  category: Type.Enum(scenarioCategories),
  /** Where it plays. */
  environment: Text(0, scenarioLimits.environment),
  /** What is told first. */
  opening: Text(0, scenarioLimits.opening),
  mood: Type.Enum(scenarioMoods),
  difficulty: Type.Enum(scenarioDifficulties),
  duration: Type.Enum(scenarioDurations),
  tags: Type.Array(FilledText(scenarioLimits.tag), { maxItems: scenarioLimits.tags }),
  objectives: Type.Array(FilledText(scenarioLimits.objective), {
    maxItems: scenarioLimits.objectives,
  }),
  /** Companions of its owner. */
  participants: Type.Array(Id, { maxItems: scenarioLimits.participants }),
}

/** What somebody writes of a scenario; what is left out has a usual value, or stays as it is. */
const { title, description, ...optional } = written
export const NewScenario = Closed({
  title,
  description,
  ...Type.Partial(Type.Object(optional)).properties,
  /** The scenario that it was made of: counted as its use. */
  madeOf: Type.Optional(ScenarioId),
})
export type NewScenario = Static<typeof NewScenario>
export const ScenarioChange = Closed(Type.Partial(Type.Object(written)).properties, {
  minProperties: 1,
})
export type ScenarioChange = Static<typeof ScenarioChange>

export const Scenario = Closed(
  {
    id: ScenarioId,
    ...written,
    /** Of whoever wrote it. */
    language: LanguageCode,
    /** An emoji, of those that come along only. */
    image: Nullable(Type.String()),
    /** `own` may be changed; `shared` is somebody else’s; `built-in` comes along. */
    origin: Type.Enum(['built-in', 'own', 'shared']),
    /** It can be played by choices where no model answers. */
    scripted: Type.Boolean(),
    /** Offered to everybody, as a template. */
    isTemplate: Type.Boolean(),
    /** Moderation took it from everybody else: its owner still has it and cannot share it. */
    withheld: Type.Boolean(),
    /** The mean of all ratings, 1 to 5; null: nobody has rated it. */
    rating: Nullable(Type.Number({ minimum: 1, maximum: scenarioLimits.stars })),
    ratingCount: Type.Integer({ minimum: 0 }),
    /** What the caller gave. */
    ownRating: Nullable(Type.Integer({ minimum: 1, maximum: scenarioLimits.stars })),
    /** How many people used it; each counts once, its owner not. */
    usageCount: Type.Integer({ minimum: 0 }),
    createdAt: Nullable(Timestamp),
  },
  { $id: 'Scenario' },
)
export type Scenario = Static<typeof Scenario>

export type ScenarioRanking = (typeof scenarioRankings)[number]
