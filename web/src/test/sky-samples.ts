import type { BirthChart, NatalChart } from '@lumen/contracts/fortune/birth-chart'
import type { Horoscope, WesternAnalysis } from '@lumen/contracts/fortune/western'
import { signAt } from '@/features/astrology/zodiac/signs'

/** A birth in Hangzhou, 1 May 1990, 08:30, daylight saving: longitudes in degrees, a day’s motion, house. */
const positions = [
  ['Sun', 40.39, 0.971, 11],
  ['Moon', 120.203, 13.493, 2],
  ['Mercury', 45.076, -0.563, 11],
  ['Venus', 356.496, 1.113, 10],
  ['Mars', 337.549, 0.747, 9],
  ['Jupiter', 96.946, 0.169, 1],
  ['Saturn', 295.326, 0.006, 8],
  ['Uranus', 279.465, -0.014, 7],
  ['Neptune', 284.517, -0.008, 7],
  ['Pluto', 226.573, -0.028, 5],
  ['TrueNode', 312.035, -0.008, 8],
  ['MeanNode', 312.106, -0.053, 8],
  ['MeanLilith', 229.857, 0.112, 5],
  ['Chiron', 102.159, 0.065, 1],
] as const
const cusps = [
  90.93, 113.33, 137.05, 165.17, 199.32, 236.56, 270.93, 293.33, 317.05, 345.17, 19.32, 56.56,
] as const
const angles = [
  ['Asc', 90.934],
  ['MC', 345.17],
] as const
const aspects = [
  ['MeanNode', 'quincunx', 'Chiron', 0.05, false],
  ['Mercury', 'sextile', 'MC', 0.09, false],
  ['TrueNode', 'quincunx', 'Chiron', 0.12, false],
  ['Mercury', 'trine', 'Neptune', 0.56, true],
  ['Mars', 'trine', 'Jupiter', 0.6, false],
  ['Neptune', 'sextile', 'MC', 0.65, false],
  ['Sun', 'trine', 'Uranus', 0.93, false],
  ['Venus', 'sextile', 'Saturn', 1.17, false],
  ['Pluto', 'trine', 'MC', 1.4, true],
  ['Mercury', 'opposition', 'Pluto', 1.5, false],
  ['Sun', 'square', 'TrueNode', 1.64, true],
  ['Sun', 'square', 'MeanNode', 1.72, true],
  ['Sun', 'sextile', 'Chiron', 1.77, true],
  ['Mars', 'sextile', 'Uranus', 1.92, true],
] as const

const placed = (longitude: number) => ({
  longitude,
  sign: signAt(longitude),
  degree: Math.floor(longitude % 30),
  minute: Math.floor((longitude * 60) % 60),
})

export const aChart = (changes: Partial<NatalChart> = {}): NatalChart => ({
  positions: positions.map(([name, longitude, speed, house]) => ({
    name,
    ...placed(longitude),
    latitude: 0,
    speed,
    retrograde: speed < 0,
    house,
  })),
  angles: angles.map(([name, longitude]) => ({ name, ...placed(longitude) })),
  houses: cusps.map((longitude, at) => ({ number: at + 1, ...placed(longitude) })),
  houseSystem: 'placidus',
  aspects: aspects.map(([a, kind, b, orb, applying]) => ({ a, kind, b, orb, applying })),
  balance: {
    elements: { fire: 1, earth: 5, air: 0, water: 5 },
    qualities: { cardinal: 5, fixed: 4, mutable: 2 },
  },
  moonPhase: { name: 'first-quarter', elongation: 79.81, lit: 0.412 },
  moonRange: null,
  warnings: [],
  method: {
    instant: '1990-04-30T23:30:00.000Z',
    timeKnown: true,
    place: {
      id: '30.29365,120.16142',
      name: '杭州',
      country: 'CN',
      countryName: '中国',
      within: ['浙江'],
      latitude: 30.29365,
      longitude: 120.16142,
      zone: 'Asia/Shanghai',
      population: 9_236_032,
    },
    placeApproximate: false,
    zone: 'Asia/Shanghai',
    offset: '+09:00',
    offsetSeconds: 32_400,
    dstSeconds: 3_600,
    offsetBasis: 'zone',
    solarMinutes: 3.4,
    axis: 'true-solar',
    dayChange: '23:00',
    houseSystem: 'placidus',
    houseSystemRequested: 'placidus',
    zodiac: 'tropical',
    ayanamsa: null,
    orbs: 'usual',
    accuracyPromised: true,
  },
  ...changes,
})

export const readingSample = {
  facts: [{ kind: 'planet' as const, label: '太阳在金牛座 10°', detail: '踏实的一天', tone: 1 }],
  provider: 'local',
  notice: '仅供娱乐。',
  language: 'zh' as const,
}
const scores = { overall: 72, love: 81, career: 64, wealth: 58, health: 70, emotion: 77 }

export const aBirthChart = (chart: NatalChart = aChart()): BirthChart => ({
  sun: '金牛座 10°23′',
  moon: '狮子座 0°12′',
  rising: chart.angles.length === 0 ? null : '巨蟹座 0°56′',
  planets: {},
  chart,
  interpretation: [
    { title: '太阳在金牛座', text: '你慢慢来，也走得远。' },
    { title: '水星在金牛座', text: '同一件事听三遍也不嫌烦。', group: 'planets' },
    { title: '写在最后', text: '笔在你手中。' },
  ],
  ...readingSample,
})

export const aHoroscope = (sign: Horoscope['sign'] = 'aries'): Horoscope => ({
  sign,
  date: '2026-11-21',
  text: '今天适合把话说慢一点。',
  horoscope: {
    overall: '今天适合把话说慢一点。',
    love: '多听一句。',
    career: '先做最小的那件事。',
    wealth: '不急着花。',
    health: '早点睡。',
    description: '月亮在双鱼座。',
    luckyColor: '琥珀色',
    luckyColorId: 'amber',
    luckyNumber: 17,
  },
  scores,
  ...readingSample,
})

export const anAnalysis = (sign: WesternAnalysis['sign'] = 'aries'): WesternAnalysis => ({
  sign,
  date: '2026-11-21',
  basicInfo: {
    name: '狮子座',
    symbol: '♌',
    element: 'fire',
    elementName: '火',
    quality: 'fixed',
    qualityName: '固定',
    rulingPlanet: '太阳',
    dates: '7/23–8/22',
  },
  dailyGuidance: {
    horoscope: '把光分一点给别人。',
    luckyElements: {
      color: '琥珀色',
      colorId: 'amber',
      number: 17,
      direction: '东北',
      time: '14:00–15:00',
    },
    mood: '温热',
    advice: '只留一件事。',
  },
  scores,
  weeklyForecast: '周三之后变轻松。',
  monthlyOverview: '月底有好消息。',
  week: [
    { date: '2026-11-21', overall: 60, love: 60, career: 60, wealth: 60, health: 60 },
    { date: '2026-11-22', overall: 80, love: 80, career: 80, wealth: 80, health: 80 },
  ],
  personality: {
    coreTraits: ['自信'],
    strengths: ['肯承担'],
    challenges: [],
    emotionalStyle: '热烈',
    communicationPattern: '直接',
    stressResponse: '硬扛',
  },
  relationships: {
    loveStyle: '大方',
    friendshipStyle: '讲义气',
    bestMatches: ['aries', 'sagittarius'],
    challengingMatches: ['taurus'],
    soulMateQualities: ['看得见你的累'],
  },
  lifeGuidance: {
    careerPath: '站到台前',
    lifeThemes: ['被看见'],
    spiritualJourney: '学会退后',
    growthAreas: ['倾听'],
  },
  aiCompanionInsights: {
    idealCompanionTraits: ['真诚', '懂得欣赏'],
    interactionStyle: '直来直去。',
    emotionalNeeds: ['被认可'],
    supportStrategy: '先夸再说。',
  },
  traits: ['自信', '慷慨'],
  loveStyle: '大方',
  careerAdvice: '站到台前',
  luckyColor: '琥珀色',
  luckyColorId: 'amber',
  luckyNumber: 17,
  luckyStone: '红宝石',
  ...readingSample,
})
