import type { Fact } from '@lumen/contracts/fortune/schema'
import { type Sign, signOf, signs } from '@lumen/astrology/sky/signs'
import { type SignSpan, type SignSpanDay, signSpan } from '../facts/sign-span.ts'
import { solarHouse } from '../facts/sign-day.ts'
import type { Voice } from '../voice.ts'
import { aspectFacts, aspectSlots } from './sky-facts.ts'

export type SpanReading = { readonly text: string; readonly facts: readonly Fact[] }

const dateOf = (instant: Date) => instant.toISOString().slice(0, 10)

/** Seven days of a sign: its half, new or full Moon, the closest aspect, the best and slowest day. */
export function writeWeek(voice: Voice, sign: Sign, date: string): SpanReading {
  const span = signSpan(sign, date, 7)
  const { daily } = voice.pack
  const turn = Math.floor(span.days[0]!.day.number / 7) + signs.indexOf(sign)
  const { leading } = span
  return {
    text: voice.join(
      ...lunationLines(voice, sign, span, turn),
      leading &&
        voice.say(daily.aspects[leading.aspect.kind], turn, aspectSlots(voice, leading.aspect)),
      voice.say(daily.bestDay, turn, daySlots(voice, span.best)),
      voice.say(daily.carefulDay, turn, daySlots(voice, span.careful)),
    ),
    facts: [
      ...lunationFacts(voice, span),
      ...(leading ? aspectFacts(voice, [leading.aspect]) : []),
    ],
  }
}

/** The Sun is told of where it stands for so many days of a month. */
const fewestDays = 5

/**
 * Thirty days of a sign, each sentence with its date: the Sun’s houses, new and full Moon, steps of
 * planets. @param afterWeek the text of its first seven days stands beside it, which tells their Moons
 */
export function writeMonth(
  voice: Voice,
  sign: Sign,
  date: string,
  { afterWeek = false }: { afterWeek?: boolean } = {},
): SpanReading {
  const span = signSpan(sign, date, 30)
  const { daily, names, labels } = voice.pack
  const first = span.days[0]!
  const turn = Math.floor(first.day.number / 30) + signs.indexOf(sign)
  const steps = span.ingresses
    .filter(({ body }) => body !== 'Sun')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, 2)
  return {
    text: voice.join(
      ...sunStays(span).flatMap((days, at) => [
        voice.fill(daily.sunStays, {
          from: voice.day(days[0]!.day.date),
          to: voice.day(days.at(-1)!.day.date),
          planetSign: names.signs[days[0]!.day.signOf.Sun],
        }),
        voice.say(daily.sunHouse[days[0]!.found.houses.Sun]!, turn + at, {
          sign: names.signs[sign],
        }),
      ]),
      ...lunationLines(voice, sign, afterWeek ? withoutWeek(span) : span, turn + 1),
      ...steps.map(({ body, sign: entered, at: when }, at) =>
        voice.say(daily.ingressOn, turn + at, {
          day: voice.day(dateOf(when)),
          planet: names.points[body],
          planetSign: names.signs[entered],
          theme: names.themes[body],
          topic: names.topics[solarHouse(sign, entered)]!,
        }),
      ),
      voice.say(daily.bestDay, turn + 1, daySlots(voice, span.best)),
    ),
    facts: [
      ...lunationFacts(voice, span),
      ...steps.map(({ body, sign: entered }) =>
        voice.fact('ingress', labels.ingress, {
          planet: names.points[body],
          sign: names.signs[entered],
        }),
      ),
    ],
  }
}

/** The days of each sign that the Sun is in; where a sign has only a few, the other is told alone. */
function sunStays({ days }: SignSpan): SignSpanDay[][] {
  const stays = Map.groupBy(days, ({ day }) => day.signOf.Sun)
  return [...stays.values()].filter((stay) => stay.length >= fewestDays)
}

/** A month without the Moons of its first week. */
const withoutWeek = (span: SignSpan): SignSpan => ({
  ...span,
  lunations: span.lunations.filter(({ at }) => dateOf(at) > span.days[6]!.day.date),
})

const daySlots = (voice: Voice, { day, found }: SignSpanDay) => ({
  day: voice.day(day.date),
  moonSign: voice.pack.names.signs[day.signOf.Moon],
  topic: voice.pack.names.topics[found.houses.Moon]!,
})

/** New and full Moon go before the halves; two at most. */
const told = ({ lunations }: SignSpan) =>
  lunations
    .toSorted(
      (a, b) =>
        Number(b.kind === 'new' || b.kind === 'full') -
        Number(a.kind === 'new' || a.kind === 'full'),
    )
    .slice(0, 2)

const lunationLines = (voice: Voice, sign: Sign, span: SignSpan, turn: number) =>
  told(span).map(({ kind, at, moonLongitude }) => {
    const moonSign = signOf(moonLongitude)
    return voice.say(voice.pack.daily.lunation[kind], turn, {
      day: voice.day(dateOf(at)),
      moonSign: voice.pack.names.signs[moonSign],
      topic: voice.pack.names.topics[solarHouse(sign, moonSign)]!,
    })
  })

const lunationFacts = (voice: Voice, span: SignSpan): Fact[] =>
  told(span).map(({ kind, at, moonLongitude }) =>
    voice.fact('lunation', voice.pack.labels.lunation, {
      phase: voice.pack.names.phases[kind],
      day: voice.day(dateOf(at)),
      sign: voice.pack.names.signs[signOf(moonLongitude)],
    }),
  )
