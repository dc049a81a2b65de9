import { houseSystems, orbChoices, zodiacAnimals, zodiacs, zodiacSigns } from './names.ts'
import { Type, type Static, type TSchema } from 'typebox'
import { Closed, Text, Timestamp } from '../schema.ts'
import { fortuneLimits } from './limits.ts'
import { ElementCounts, ElementFractions, genders } from './schema.ts'

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export { houseSystems }
/** When the day pillar changes: with the hour 子 at 23:00, or at midnight. */
export const dayChanges = ['23:00', '00:00'] as const
export const timeAxes = ['clock', 'true-solar'] as const

/** Whether a day exists is the service’s to say (`birth_date_invalid`, `birth_year_out_of_range`). */
const BirthDate = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  description: 'YYYY-MM-DD, Gregorian, years 1600 to 2100',
})
const BirthTime = Type.String({
  pattern: '^(?:(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?)?$',
  description: 'HH:mm of the clock on the wall; empty or null when it is not known',
})

const optionalBirth = {
  birthTime: Type.Optional(Nullable(BirthTime)),
  /** Free text in any of the eight languages, or coordinates such as `39.9042,116.4074`. */
  birthLocation: Type.Optional(Nullable(Text(0, fortuneLimits.place))),
  /** One of the candidates of an unclear place, or of the place search; goes before the text. */
  placeId: Type.Optional(
    Type.String({ pattern: '^-?\\d{1,2}(?:\\.\\d{1,6})?,-?\\d{1,3}(?:\\.\\d{1,6})?$' }),
  ),
  gender: Type.Optional(Nullable(Type.Enum(genders))),
  /** True leaves out rising, houses and the hour pillar even when a time is given. */
  timeUnknown: Type.Optional(Type.Boolean()),
  houseSystem: Type.Optional(Type.Enum(houseSystems)),
  /** Tropical unless chosen otherwise. */
  zodiac: Type.Optional(Type.Enum(zodiacs)),
  orbs: Type.Optional(Type.Enum(orbChoices)),
  dayChange: Type.Optional(Type.Enum(dayChanges)),
  /** True solar time where the place is known, unless chosen otherwise. */
  axis: Type.Optional(Type.Enum(timeAxes)),
  /** Overrides the record of the zone, such as `+08:00`. */
  utcOffset: Type.Optional(
    Type.String({ pattern: '^[+-](?:0\\d|1[0-4]):[0-5]\\d(?::[0-5]\\d)?$' }),
  ),
  /** Which of two, when the clocks showed a time twice; in a gap: the clock before or after it. */
  disambiguation: Type.Optional(Type.Enum(['earlier', 'later'])),
}

/** A birth as a form sends it; only the date is needed. */
export const BirthData = Closed({ birthDate: BirthDate, ...optionalBirth })
export type BirthData = Static<typeof BirthData>

/** A place that a birth can be entered with. */
export const Place = Closed({
  /** Sent back as `placeId`. */
  id: Type.String(),
  name: Type.String(),
  /** Two letters, ISO 3166-1. */
  country: Type.String(),
  /** The country’s name in the reader’s language. */
  countryName: Type.String(),
  /** Regions it lies in, the innermost first; for telling places of one name apart. */
  within: Type.Array(Type.String()),
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** IANA name. */
  zone: Type.String(),
  population: Type.Integer({ minimum: 0 }),
})
export type Place = Static<typeof Place>

/** How wall clock and place were read; stands beside every chart. */
export const BirthMethod = Closed({
  /** UTC instant the chart is of; noon stands in for an unknown time. */
  instant: Timestamp,
  timeKnown: Type.Boolean(),
  /** null: no place was given; the clock was read in the asker’s own zone, and there are no houses. */
  place: Nullable(Place),
  /** Only a larger part of what was written was found. */
  placeApproximate: Type.Boolean(),
  zone: Type.String(),
  /** Such as `+08:00`, daylight saving included. */
  offset: Type.String(),
  offsetSeconds: Type.Integer(),
  /** Seconds of daylight saving in it; 0 without. */
  dstSeconds: Type.Integer(),
  /** `assumed`: without a place. `given`: the offset was sent. */
  offsetBasis: Type.Enum(['zone', 'local-mean-time', 'given', 'assumed']),
  /** Minutes from the zone’s standard time to true solar time; null without a place. */
  solarMinutes: Nullable(Type.Number()),
  axis: Type.Enum(timeAxes),
  dayChange: Type.Enum(dayChanges),
  /** What was used; `porphyry` stands in where a system has no cusps near the poles; null without houses. */
  houseSystem: Nullable(Type.Enum(houseSystems)),
  houseSystemRequested: Type.Enum(houseSystems),
  zodiac: Type.Enum(zodiacs),
  /** Degrees by which the equinox precedes 0° Aries of a sidereal zodiac; null for the tropical one. */
  ayanamsa: Nullable(Type.Number()),
  orbs: Type.Enum(orbChoices),
  /** False before 1900: how exact the chart is, is not promised. */
  accuracyPromised: Type.Boolean(),
})
export type BirthMethod = Static<typeof BirthMethod>

export const chartWarningKinds = [
  /** Within 5 s of a solar term: year or month pillar may be the neighbour. */
  'near-term',
  /** Within 3 min of the edge of a double hour. */
  'near-hour-edge',
  /** A point within 0.1° of a sign’s edge. */
  'near-sign-edge',
  /** The time is unknown, and a point changed its sign on that day. */
  'day-of-two-signs',
  'time-unknown',
  'place-unknown',
  'place-approximate',
  /** The houses that were asked for have no cusps here; Porphyry was used. */
  'polar-houses',
  'before-1900',
  /** Axes or schools give other pillars: see `alternatives`. */
  'schools-differ',
] as const
export const ChartWarning = Closed({
  kind: Type.Enum(chartWarningKinds),
  /** In the reader’s language. */
  text: Type.String(),
  /** The term, or the point of the sky, that it is about. */
  subject: Type.Optional(Type.String()),
  seconds: Type.Optional(Type.Number()),
})
export type ChartWarning = Static<typeof ChartWarning>

const Sign = Type.Enum(zodiacSigns)

/** What a birth comes to, in names; null: without its time, or its place, it cannot be told. */
export const BirthStars = Closed({
  sun: Sign,
  /** Of a birth without a time only where the Moon stayed in one sign all day. */
  moon: Nullable(Sign),
  rising: Nullable(Sign),
  animal: Type.Enum(zodiacAnimals),
  /** Stem and branch, such as 庚午. */
  pillars: Closed({
    year: Type.String(),
    month: Type.String(),
    day: Type.String(),
    hour: Nullable(Type.String()),
  }),
})
export type BirthStars = Static<typeof BirthStars>

/** What is kept of a user’s birth; one per user. */
export const BirthProfile = Closed(
  {
    birthDate: Type.String(),
    birthTime: Nullable(Type.String()),
    birthLocation: Nullable(Type.String()),
    gender: Nullable(Type.Enum(genders)),
    timeUnknown: Type.Boolean(),
    /** What the person chose; null leaves it to the defaults. */
    houseSystem: Nullable(Type.Enum(houseSystems)),
    zodiac: Nullable(Type.Enum(zodiacs)),
    orbs: Nullable(Type.Enum(orbChoices)),
    dayChange: Nullable(Type.Enum(dayChanges)),
    axis: Nullable(Type.Enum(timeAxes)),
    utcOffset: Nullable(Type.String()),
    disambiguation: Nullable(Type.Enum(['earlier', 'later'])),
    placeId: Nullable(Type.String()),
    zodiacSign: Type.Enum(zodiacSigns),
    chineseZodiac: Type.Enum(zodiacAnimals),
    baziChart: Closed({
      year: Type.String(),
      month: Type.String(),
      day: Type.String(),
      hour: Nullable(Type.String()),
      elements: ElementCounts,
      elementFractions: ElementFractions,
    }),
    method: BirthMethod,
    updatedAt: Timestamp,
  },
  { $id: 'BirthProfile' },
)
export type BirthProfile = Static<typeof BirthProfile>
