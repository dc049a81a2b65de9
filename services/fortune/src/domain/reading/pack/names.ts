import { branches, elements, animals, stems } from '@lumen/astrology/bazi/stems-branches'
import { strengthVerdicts } from '@lumen/astrology/bazi/balance'
import { monthTerms } from '@lumen/astrology/bazi/terms'
import { directions } from '@lumen/astrology/feng-shui/eight-mansions'
import { figureKinds } from '@lumen/astrology/sky/figures'
import { bodies } from '@lumen/astrology/sky/points'
import { qualities, signElements, signs } from '@lumen/astrology/sky/signs'
import { chartAngles, moonPhases, tenGods } from '@lumen/contracts/fortune/names'
import { luckyColors } from '@lumen/contracts/fortune/schema'
import { aspectKinds } from '@lumen/contracts/fortune/birth-chart'
import type { Static } from 'typebox'
import { branchRelations } from '@lumen/astrology/bazi/relations'
import { areas, officers, periods } from '../facts/factors.ts'
import { Closed, Each, Line, Name, Numbered } from './text.ts'

const points = [...bodies, ...chartAngles] as const

/** Names of everything a reading can mention. They fill slots and stand on the screen. */
export const Names = Closed({
  signs: Each(signs, Name),
  points: Each(points, Name),
  themes: Each(points, Name),
  aspects: Each(aspectKinds, Name),
  phases: Each(moonPhases, Name),
  figures: Each(figureKinds, Name),
  sensitive: Each(['fortune', 'vertex'], Name),
  topics: Numbered(12, Name),
  signElements: Each(signElements, Name),
  qualities: Each(qualities, Name),
  elements: Each(elements, Name),
  stems: Each(stems, Line()),
  branches: Each(branches, Line()),
  animals: Each(animals, Name),
  gods: Each(tenGods, Name),
  relations: Each(branchRelations, Name),
  officers: Each(officers, Name),
  strengths: Each(strengthVerdicts, Name),
  yinYang: Each(['yin', 'yang'], Line()),
  colors: Each(luckyColors, Line()),
  directions: Each([...directions, 'centre'], Name),
  areas: Each(areas, Name),
  terms: Each(monthTerms, Line()),
  periods: Each([...periods, 'thatDay', 'thatMonth', 'thatYear'], Name),
  moods: Each(signs, Closed({ easy: Line(), hard: Line() })),
})
export type Names = Static<typeof Names>

/** Labels of the facts under a reading: short, without a full stop. */
export const Labels = Closed({
  planetInSign: Line('planet', 'sign'),
  phase: Line('phase', 'lit'),
  chartRuler: Line('planet', 'house'),
  figure: Line('figure', 'list'),
  stellium: Line('sign', 'list'),
  stelliumHouse: Line('house', 'list'),
  house: Line('planet', 'house', 'topic'),
  aspect: Line('a', 'aspect', 'b', 'orb'),
  exactAspect: Line('a', 'aspect', 'b'),
  retrograde: Line('planet', 'sign'),
  ingress: Line('planet', 'sign'),
  lunation: Line('phase', 'day', 'sign'),
  dayPillar: Line('stem', 'branch'),
  monthPillar: Line('stem', 'branch'),
  yearPillar: Line('stem', 'branch', 'animal'),
  relation: Line('animal', 'branch', 'relation', 'when'),
  palaceRelation: Line('branch', 'own', 'relation', 'area'),
  god: Line('stem', 'god'),
  officer: Line('officer'),
  dayMaster: Line('stem', 'element'),
  strength: Line('strength', 'percent'),
  favourable: Line('list'),
  elementShare: Line('element', 'percent'),
  spirit: Line('name'),
  luck: Line('from', 'stem', 'branch', 'god'),
  hexagram: Line('n', 'name', 'lower', 'upper'),
  movingLine: Line('n'),
  lifeNumber: Line('n', 'group'),
  flyingStar: Line('n', 'direction'),
  balance: Line('element', 'n'),
  signNature: Line('sign', 'element', 'quality'),
  signDistance: Line('a', 'b', 'degrees'),
})
