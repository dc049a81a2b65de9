import type { CombinedChart } from '@lumen/astrology/sky/combined'
import { planets, type Planet } from '@lumen/astrology/sky/points'
import type { DomainScore } from '@lumen/astrology/sky/relationship-scores'
import { elementOf, signOf } from '@lumen/astrology/sky/signs'
import type { Voice } from '../voice.ts'
import { meetingOf, pointSlots } from './relationship.ts'

/** From here on a part of a relation is told as easy, down from there as work. */
const bounds = { high: 60, low: 42 } as const
/** Aspects of a shared chart that are told, and how close they are. */
const told = { most: 2, orb: 4 } as const

const isPlanet = (name: string): name is Planet => (planets as readonly string[]).includes(name)

/** A chart that two people have together: its Sun’s house, its Moon’s element, its closest aspects. */
export function writeSharedChart(voice: Voice, chart: CombinedChart): string {
  const { relationship } = voice.pack
  const house = chart.houseOf?.Sun
  const moon = elementOf(signOf(chart.positions.Moon.longitude))
  const aspects = chart.aspects
    .filter(({ a, b, orb }) => orb <= told.orb && isPlanet(a) && isPlanet(b))
    .slice(0, told.most)
  return voice.join(
    house === undefined ? undefined : voice.fill(relationship.sharedSun[house]!),
    voice.fill(relationship.sharedMoon[moon]),
    ...aspects.map((aspect, at) =>
      voice.say(relationship.sharedAspect[meetingOf[aspect.kind]], at, pointSlots(voice, aspect)),
    ),
  )
}

/** How a part of what two people have is to live with; nothing where it leans neither way. */
export function writeDomain({ pack, fill }: Voice, { domain, score }: DomainScore): string {
  const lines = pack.relationship.domain[domain]
  if (score >= bounds.high) return fill(lines.high)
  return score <= bounds.low ? fill(lines.low) : ''
}

/** What a planet of one person does in a house of the other. */
export const writeOverlay = ({ pack, fill }: Voice, house: number): string =>
  fill(pack.relationship.overlay[house]!)
