import type { Fact, LuckyColor, Scores } from '@lumen/contracts/fortune/schema'
import { branchRelation } from '@lumen/astrology/bazi/relations'
import {
  type Animal,
  animals,
  type Branch,
  branchAt,
  branches,
  type Element,
} from '@lumen/astrology/bazi/stems-branches'
import {
  branchOfAnimal,
  elementOfAnimal,
  type PillarReading,
  yinYangOf,
} from '../facts/animal-period.ts'
import { starsOf } from '../facts/factors.ts'
import { animalDirections, elementColors, elementNumbers } from '../facts/lucky.ts'
import { formOf } from '../pack/text.ts'
import type { AnimalProfile } from '../pack/animals.ts'
import type { Voice } from '../voice.ts'
import { writeEasternPeriod } from './eastern-period.ts'

export const animalSymbols: Readonly<Record<Animal, string>> = {
  rat: '🐀',
  ox: '🐂',
  tiger: '🐅',
  rabbit: '🐇',
  dragon: '🐉',
  snake: '🐍',
  horse: '🐎',
  goat: '🐐',
  monkey: '🐒',
  rooster: '🐓',
  dog: '🐕',
  pig: '🐖',
}

type Of<K extends keyof AnimalProfile> = Pick<AnimalProfile, K>

export type ZodiacReading = {
  readonly basicInfo: {
    readonly name: string
    readonly symbol: string
    readonly branch: Branch
    readonly element: Element
    readonly elementName: string
    readonly yinYang: 'yin' | 'yang'
    readonly yinYangName: string
    readonly years: readonly number[]
    readonly luckyNumbers: readonly number[]
    readonly luckyColors: readonly string[]
    readonly luckyColorIds: readonly LuckyColor[]
    readonly luckyFlowers: readonly string[]
    readonly luckyDirections: readonly string[]
  }
  readonly fortune: Readonly<
    Record<
      'fortune' | 'overall' | 'career' | 'wealth' | 'love' | 'health' | 'family' | 'study',
      string
    >
  >
  readonly scores: Scores
  readonly stars: Readonly<Record<'overall' | 'love' | 'wealth' | 'career' | 'health', string>>
  readonly personality: Of<
    | 'coreTraits'
    | 'emotionalStyle'
    | 'leadershipStyle'
    | 'strengths'
    | 'challenges'
    | 'hiddenTalents'
  >
  readonly relationships: Of<'friendshipStyle' | 'loveAdvice'> & {
    readonly bestMatches: readonly Animal[]
    readonly challengingMatches: readonly Animal[]
  }
  readonly lifeGuidance: Of<'lifePath' | 'karmaLessons' | 'spiritualGifts' | 'personalMission'> & {
    readonly destinyNumber: number
  }
  readonly traditionalWisdom: Of<
    'ancientSaying' | 'philosophicalInsight' | 'culturalWisdom' | 'meditationGuidance'
  >
  readonly facts: readonly Fact[]
}

/** All about an animal and its day. @param date YYYY-MM-DD */
export function writeZodiac(voice: Voice, animal: Animal, date: string): ZodiacReading {
  const { names } = voice.pack
  const profile = voice.pack.animals[animal]
  const element = elementOfAnimal(animal)
  const today = writeEasternPeriod(voice, { animal }, 'daily', date)
  const { scores } = today.found
  return {
    basicInfo: {
      name: formOf(names.animals[animal]),
      symbol: animalSymbols[animal],
      branch: branchOfAnimal(animal),
      element,
      elementName: formOf(names.elements[element]),
      yinYang: yinYangOf(animal),
      yinYangName: names.yinYang[yinYangOf(animal)],
      years: yearsOf(animal, Number(date.slice(0, 4))),
      luckyNumbers: elementNumbers[element],
      luckyColors: elementColors[element].map((color) => names.colors[color]),
      luckyColorIds: [...elementColors[element]],
      luckyFlowers: profile.flowers,
      luckyDirections: directionsOf(animal).map((direction) => formOf(names.directions[direction])),
    },
    fortune: { fortune: today.overall, overall: today.overall, ...today.areas },
    scores: contractScores(scores),
    stars: {
      overall: starText(scores.overall),
      love: starText(scores.love),
      wealth: starText(scores.wealth),
      career: starText(scores.career),
      health: starText(scores.health),
    },
    personality: {
      coreTraits: profile.coreTraits,
      emotionalStyle: profile.emotionalStyle,
      leadershipStyle: profile.leadershipStyle,
      strengths: profile.strengths,
      challenges: profile.challenges,
      hiddenTalents: profile.hiddenTalents,
    },
    relationships: {
      friendshipStyle: profile.friendshipStyle,
      loveAdvice: profile.loveAdvice,
      ...animalMatches(animal),
    },
    lifeGuidance: {
      lifePath: profile.lifePath,
      destinyNumber: elementNumbers[element][yinYangOf(animal) === 'yang' ? 0 : 1]!,
      karmaLessons: profile.karmaLessons,
      spiritualGifts: profile.spiritualGifts,
      personalMission: profile.personalMission,
    },
    traditionalWisdom: {
      ancientSaying: profile.ancientSaying,
      philosophicalInsight: profile.philosophicalInsight,
      culturalWisdom: profile.culturalWisdom,
      meditationGuidance: profile.meditationGuidance,
    },
    facts: today.facts,
  }
}

/** ★★★★☆ of a score of 0 to 100. */
export const starText = (score: number): string =>
  '★'.repeat(starsOf(score)) + '☆'.repeat(5 - starsOf(score))

/** Scores of a period as the API names them; emotion is the mean of love and family. */
export const contractScores = (scores: PillarReading['scores']): Scores => ({
  overall: scores.overall,
  love: scores.love,
  career: scores.career,
  wealth: scores.wealth,
  health: scores.health,
  emotion: Math.round((scores.love + scores.family) / 2),
})

/** Each score as the mean of several, rounded. */
export function meanScores(all: readonly Scores[]): Scores {
  const mean = (area: keyof Scores) =>
    Math.round(all.reduce((sum, one) => sum + one[area], 0) / all.length)
  return {
    overall: mean('overall'),
    love: mean('love'),
    career: mean('career'),
    wealth: mean('wealth'),
    health: mean('health'),
    emotion: mean('emotion'),
  }
}

/** Animals in 六合 and 三合, and those in 冲, 刑 and 害. */
export function animalMatches(animal: Animal) {
  const own = branchOfAnimal(animal)
  const those = (kinds: readonly string[]) =>
    animals.filter((other) => kinds.includes(branchRelation(own, branchOfAnimal(other))))
  return {
    bestMatches: those(['union', 'trine']),
    challengingMatches: those(['clash', 'punish', 'harm']),
  }
}

/** The direction of the own branch and that of the branch in 六合. */
const directionsOf = (animal: Animal) => {
  const own = branchOfAnimal(animal)
  const ally = branches.findIndex((other) => branchRelation(own, other) === 'union')
  return [animalDirections[animal], animalDirections[animals[ally]!]]
}

/** The last ten years of an animal up to a year, the newest last. */
const yearsOf = (animal: Animal, until: number) =>
  Array.from({ length: 120 }, (_, at) => until - 119 + at).filter(
    (year) => branchAt(year - 4) === branchOfAnimal(animal),
  )
