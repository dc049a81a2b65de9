import { chartAngles, chartPoints, moonPhases, zodiacSigns } from './names.ts'
import { Type, type Static } from 'typebox'
import { Closed } from '../schema.ts'
import { BirthMethod, ChartWarning, houseSystems, Nullable } from './birth.ts'
import { readingProperties } from './schema.ts'

export const aspectKinds = [
  'conjunction',
  'sextile',
  'square',
  'trine',
  'quincunx',
  'opposition',
] as const

/** What is told of a birth chart after what weighs most in it. */
export const readingGroups = ['planets', 'aspects', 'figures', 'points'] as const
export type ReadingGroup = (typeof readingGroups)[number]

export const Sign = Type.Enum(zodiacSigns)

/** A longitude as it is printed: 12°34′ of a sign, minutes cut off, not rounded. */
export const zodiacPlace = {
  /** Degrees from 0° Aries of the zodiac that the chart is drawn in. */
  longitude: Type.Number({ minimum: 0, maximum: 360 }),
  sign: Sign,
  degree: Type.Integer({ minimum: 0, maximum: 29 }),
  minute: Type.Integer({ minimum: 0, maximum: 59 }),
}
export const ChartPosition = Closed({
  name: Type.Enum(chartPoints),
  ...zodiacPlace,
  latitude: Type.Number(),
  /** Degrees a day; negative while retrograde. */
  speed: Type.Number(),
  retrograde: Type.Boolean(),
  house: Nullable(Type.Integer({ minimum: 1, maximum: 12 })),
})
export const ChartAngle = Closed({ name: Type.Enum(chartAngles), ...zodiacPlace })
export const ChartHouse = Closed({
  number: Type.Integer({ minimum: 1, maximum: 12 }),
  ...zodiacPlace,
})
export const pointOrAngle = Type.Enum([...chartPoints, ...chartAngles])
export const ChartAspect = Closed({
  a: pointOrAngle,
  b: pointOrAngle,
  kind: Type.Enum(aspectKinds),
  /** Degrees from exactness. */
  orb: Type.Number({ minimum: 0 }),
  applying: Type.Boolean(),
})
export const MoonPhase = Closed({
  name: Type.Enum(moonPhases),
  /** Degrees that the Moon is ahead of the Sun. */
  elongation: Type.Number(),
  /** Share of the disc that is lit. */
  lit: Type.Number({ minimum: 0, maximum: 1 }),
})
const Count = Type.Integer({ minimum: 0 })
/** Of ten planets and, where known, the ascendant. */
export const SkyBalance = Closed({
  elements: Closed({ fire: Count, earth: Count, air: Count, water: Count }),
  qualities: Closed({ cardinal: Count, fixed: Count, mutable: Count }),
})

/** A whole chart of the sky at birth. */
export const NatalChart = Closed(
  {
    positions: Type.Array(ChartPosition),
    /** Empty when time or place is unknown. */
    angles: Type.Array(ChartAngle),
    houses: Type.Array(ChartHouse),
    houseSystem: Nullable(Type.Enum(houseSystems)),
    /** The closest first. */
    aspects: Type.Array(ChartAspect),
    balance: SkyBalance,
    moonPhase: MoonPhase,
    /** With an unknown time: where the Moon stood as the day began and ended; else null. */
    moonRange: Nullable(
      Closed({
        from: ChartAngle.properties.longitude,
        to: ChartAngle.properties.longitude,
        signs: Type.Array(Sign),
      }),
    ),
    warnings: Type.Array(ChartWarning),
    method: BirthMethod,
  },
  { $id: 'NatalChart' },
)
export type NatalChart = Static<typeof NatalChart>

/** Documented fields are texts as they are shown, such as 白羊座 12°34′; `chart` holds the numbers. */
export const BirthChart = Closed(
  {
    sun: Type.String(),
    moon: Type.String(),
    /** null: time or place is unknown. */
    rising: Nullable(Type.String()),
    /** Every planet and point by its name in `chartPoints`. */
    planets: Type.Record(Type.String(), Type.String()),
    chart: NatalChart,
    /** What the chart says, a paragraph each: what weighs most first, then the rest by groups. */
    interpretation: Type.Array(
      Closed({
        title: Type.String(),
        text: Type.String(),
        /** What a further paragraph is about; those that lead and the last have none. */
        group: Type.Optional(Type.Enum(readingGroups)),
      }),
    ),
    ...readingProperties,
  },
  { $id: 'BirthChart' },
)
export type BirthChart = Static<typeof BirthChart>
