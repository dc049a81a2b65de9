import type { Fact, LuckyColor, Scores } from '@lumen/contracts/fortune/schema'
import { elementOf, qualityOf, type Sign, signs } from '@lumen/astrology/sky/signs'
import type { Planet } from '@lumen/astrology/sky/points'
import { rulerOf } from '@lumen/astrology/sky/dignities'
import { formOf } from '../pack/text.ts'
import type { SignProfile } from '../pack/signs.ts'
import type { Voice } from '../voice.ts'
import { writeHoroscope } from './horoscope.ts'
import { writeMonth, writeWeek } from './western-spans.ts'

export const signSymbols: Readonly<Record<Sign, string>> = {
  aries: '♈',
  taurus: '♉',
  gemini: '♊',
  cancer: '♋',
  leo: '♌',
  virgo: '♍',
  libra: '♎',
  scorpio: '♏',
  sagittarius: '♐',
  capricorn: '♑',
  aquarius: '♒',
  pisces: '♓',
}

type Of<K extends keyof SignProfile> = Pick<SignProfile, K>

export type WesternAnalysisReading = {
  readonly basicInfo: {
    readonly name: string
    readonly symbol: string
    readonly element: ReturnType<typeof elementOf>
    readonly elementName: string
    readonly quality: ReturnType<typeof qualityOf>
    readonly qualityName: string
    readonly rulingPlanet: string
  }
  readonly dailyGuidance: {
    readonly horoscope: string
    readonly luckyElements: {
      readonly color: string
      readonly colorId: LuckyColor
      readonly number: number
      readonly direction: string
      readonly time: string
    }
    readonly mood: string
    readonly advice: string
  }
  readonly scores: Scores
  readonly weeklyForecast: string
  readonly monthlyOverview: string
  readonly personality: Of<
    | 'coreTraits'
    | 'strengths'
    | 'challenges'
    | 'emotionalStyle'
    | 'communicationPattern'
    | 'stressResponse'
  >
  readonly relationships: Of<'loveStyle' | 'friendshipStyle' | 'soulMateQualities'> & {
    readonly bestMatches: readonly Sign[]
    readonly challengingMatches: readonly Sign[]
  }
  readonly lifeGuidance: Of<'careerPath' | 'lifeThemes' | 'spiritualJourney' | 'growthAreas'>
  readonly aiCompanionInsights: Of<
    'idealCompanionTraits' | 'interactionStyle' | 'emotionalNeeds' | 'supportStrategy'
  >
  readonly traits: readonly string[]
  readonly loveStyle: string
  readonly careerAdvice: string
  readonly luckyColor: string
  readonly luckyColorId: LuckyColor
  readonly luckyNumber: number
  readonly luckyStone: string
  readonly facts: readonly Fact[]
}

/** All about a sign on a day. @param date YYYY-MM-DD */
export function writeWesternAnalysis(
  voice: Voice,
  sign: Sign,
  date: string,
): WesternAnalysisReading {
  const { names } = voice.pack
  const profile = paragraphsOf(voice, sign)
  const today = writeHoroscope(voice, sign, date)
  const week = writeWeek(voice, sign, date)
  const month = writeMonth(voice, sign, date, { afterWeek: true })
  const { luckyColor, luckyColorId, luckyNumber } = today.horoscope
  const element = elementOf(sign)
  const quality = qualityOf(sign)
  return {
    basicInfo: {
      name: formOf(names.signs[sign]),
      symbol: signSymbols[sign],
      element,
      elementName: formOf(names.signElements[element]),
      quality,
      qualityName: formOf(names.qualities[quality]),
      rulingPlanet: formOf(names.points[rulerOf[sign]]),
    },
    dailyGuidance: {
      horoscope: voice.join(today.horoscope.overall, today.horoscope.description),
      luckyElements: {
        color: luckyColor,
        colorId: luckyColorId,
        number: luckyNumber,
        direction: today.luckyDirection,
        time: today.luckyTime,
      },
      mood: today.mood,
      advice: today.advice,
    },
    scores: today.scores,
    weeklyForecast: week.text,
    monthlyOverview: month.text,
    personality: {
      coreTraits: profile.coreTraits,
      strengths: profile.strengths,
      challenges: profile.challenges,
      emotionalStyle: profile.emotionalStyle,
      communicationPattern: profile.communicationPattern,
      stressResponse: profile.stressResponse,
    },
    relationships: {
      loveStyle: profile.loveStyle,
      friendshipStyle: profile.friendshipStyle,
      soulMateQualities: profile.soulMateQualities,
      ...matchesOf(sign),
    },
    lifeGuidance: {
      careerPath: profile.careerPath,
      lifeThemes: profile.lifeThemes,
      spiritualJourney: profile.spiritualJourney,
      growthAreas: profile.growthAreas,
    },
    aiCompanionInsights: {
      idealCompanionTraits: profile.idealCompanionTraits,
      interactionStyle: profile.interactionStyle,
      emotionalNeeds: profile.emotionalNeeds,
      supportStrategy: profile.supportStrategy,
    },
    traits: profile.coreTraits,
    loveStyle: profile.loveStyle,
    careerAdvice: profile.careerPath,
    luckyColor,
    luckyColorId,
    luckyNumber,
    luckyStone: profile.stone,
    facts: uniqueFacts([...today.facts, ...week.facts, ...month.facts]),
  }
}

/** Fields of a sign that a planet stands for: what it is like in that sign is told with them. */
const carriers = {
  emotionalStyle: 'Moon',
  communicationPattern: 'Mercury',
  stressResponse: 'Mars',
  loveStyle: 'Venus',
  friendshipStyle: 'Jupiter',
  careerPath: 'Saturn',
} as const satisfies Partial<Record<keyof SignProfile, Planet>>

/** What is always true of a sign, as paragraphs: the line of a field, and its planet in the sign. */
function paragraphsOf(voice: Voice, sign: Sign): SignProfile {
  const { signs: profiles, natal, names, 'planets-in-signs': inSigns } = voice.pack
  const profile = profiles[sign]
  const fields = Object.entries(carriers) as [keyof typeof carriers, Planet][]
  const told = fields.map(([field, planet]) => [
    field,
    voice.join(
      profile[field],
      voice.fill(natal.also, { planet: names.points[planet], sign: names.signs[sign] }),
      inSigns[planet][sign],
    ),
  ])
  return {
    ...profile,
    ...(Object.fromEntries(told) as Pick<SignProfile, keyof typeof carriers>),
    spiritualJourney: voice.join(inSigns.Sun[sign], profile.spiritualJourney),
  }
}

/** Trines and sextiles go easily, squares ask for work. */
export const matchesOf = (sign: Sign) => {
  const at = (steps: number) => signs[(signs.indexOf(sign) + steps) % 12]!
  return { bestMatches: [4, 8, 2, 10].map(at), challengingMatches: [3, 9].map(at) }
}

/** Facts without those of the same label. */
export const uniqueFacts = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [fact.label, fact])).values(),
]
