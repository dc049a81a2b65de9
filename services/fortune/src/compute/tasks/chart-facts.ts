import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { ChartAbout, ChartPart } from '@lumen/contracts/fortune/bus'
import type { Fact } from '@lumen/contracts/fortune/schema'
import { languageFacts } from '@lumen/contracts/languages'
import { type Planet, planets } from '@lumen/astrology/sky/points'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import { pillarsOf } from '../../domain/charts/bazi.ts'
import { personOfChart } from '../../domain/charts/person.ts'
import { chartOptions, skyOf, tropicalSkyOf } from '../../domain/charts/natal.ts'
import { stepDate } from '../../domain/reading/facts/sky-day.ts'
import type { Reader } from '../../domain/reading/reader.ts'
import { type SkyChart, skyChart } from '@lumen/astrology/sky/chart'
import { signOf } from '@lumen/astrology/sky/signs'
import { transitAspects } from './natal.ts'
import type { Asker, TaskTools } from '../tools.ts'

type Told = Pick<Fact, 'kind' | 'label'>

const planetOf: Readonly<Partial<Record<ChartPart, Planet>>> = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
}
const periodOf = { week: 'weekly', month: 'monthly', year: 'yearly' } as const
/** Letters of a reading that a talk has room for. */
const roomFor = 400
const endOfSentence = /[.!?。！？…]+[”»」』]*\s*/g

/** The first sentences of a reading, as a part of another sentence. */
function opening(text: string): string {
  const ends = [...text.matchAll(endOfSentence)].map((match) => match.index + match[0].length)
  const last = ends.findLast((end) => end <= roomFor) ?? ends[0] ?? text.length
  return text
    .slice(0, last)
    .trim()
    .replace(/[.。]$/, '')
}

/** Facts of a birth as short sentences, for a talk; the most telling first. */
export const chartFactTasks = ({ birth: resolve, noon, reader }: TaskTools) => ({
  async chartFacts({
    data,
    about,
    part,
    asker,
  }: {
    data: BirthData
    about: ChartAbout
    part?: ChartPart | undefined
    asker: Asker
  }): Promise<Told[]> {
    const birth = await resolve(data, asker)
    const sky = skyOf(birth)
    const chart = pillarsOf(birth)
    const texts = reader(asker.language)
    if (about === 'chart') return chartParts(texts, sky, chart, part, asker)
    const person = personOfChart(chart)
    if (about !== 'today' && about !== 'tomorrow') {
      const { overview, facts } = texts.prediction(person, periodOf[about], asker.date)
      return [{ kind: 'day-master', label: opening(overview) }, ...facts.slice(0, 5)]
    }
    const date = about === 'today' ? asker.date : stepDate(asker.date, 1)
    const now = skyChart(await noon({ ...asker, date }), undefined, chartOptions(birth))
    const transits = texts.transits(transitAspects(now, sky)).facts.slice(0, 2)
    const { overview, facts } = texts.prediction(person, 'daily', date)
    if (about === 'tomorrow') {
      // Readings speak of their day as today.
      const dated = facts.filter(({ kind }) => kind === 'day-pillar' || kind === 'ten-god')
      const told = (list: readonly Fact[]) => [texts.day(date), ...list.map(({ label }) => label)]
      return [
        { kind: 'day-pillar', label: told(dated.slice(0, 2)).join(' · ') },
        ...transits.map((fact) => ({ kind: fact.kind, label: told([fact]).join(' · ') })),
      ]
    }
    const sign = signOf(tropicalSkyOf(birth).positions.Sun.longitude)
    return [
      { kind: 'day-pillar', label: opening(overview) },
      ...transits,
      ...facts.slice(0, 3),
      ...texts.horoscope(sign, date).facts.slice(0, 2),
    ]
  },
})

function chartParts(
  texts: Reader,
  sky: SkyChart,
  chart: BaziChart,
  part: ChartPart | undefined,
  { date, language }: Asker,
): Told[] {
  const points = texts.birthChart(sky).facts
  const pillars = texts.bazi(chart, Number(date.slice(0, 4))).facts
  const placed = points.filter(({ kind }) => kind === 'planet')
  // The rising sign, where there is one, stands third.
  const [sun, moon, ...rest] = placed
  const [rising, ...others] = sky.angles ? rest : [undefined, ...rest]
  const bodies = [sun, moon, ...others]
  const ofKind = (kind: Fact['kind']) => pillars.filter((fact) => fact.kind === kind)
  const [favourable, ...shares] = ofKind('element')
  const asked = (): (Told | undefined)[] => {
    if (part === undefined) return []
    const planet = planetOf[part]
    if (planet !== undefined) return [bodies[planets.indexOf(planet)]]
    if (part === 'elements') {
      const [between] = languageFacts[language].list
      return [{ kind: 'element', label: shares.map(({ label }) => label).join(between) }]
    }
    if (part === 'pillars') return pillars.slice(0, 3)
    if (part === 'rising') return [rising]
    if (part === 'favourable') return [favourable]
    if (part === 'animal') return ofKind('year-pillar')
    if (part === 'luck') return ofKind('luck-pillar')
    return ofKind(part === 'strength' ? part : 'day-master')
  }
  const found = asked().filter((fact) => fact !== undefined)
  return found.length === 0 ? [...placed.slice(0, 3), ...pillars.slice(0, 4)] : found
}
