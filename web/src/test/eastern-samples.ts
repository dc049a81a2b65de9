import type { BaziChart, BaziFlow, BaziPillar } from '@lumen/contracts/fortune/bazi'
import type {
  BaziMatch,
  DailyFortune,
  EasternBazi,
  EasternWisdom,
  EasternZodiac,
  Prediction,
  WisdomBazi,
  WisdomInsight,
} from '@lumen/contracts/fortune/eastern'
import { aChart, readingSample } from './sky-samples'

const pillar = (change: Partial<BaziPillar>): BaziPillar => ({
  stem: '壬',
  branch: '辰',
  stemElement: 'water',
  branchElement: 'earth',
  yinYang: 'yang',
  animal: 'dragon',
  god: '伤官',
  hidden: [
    { stem: '戊', element: 'earth', god: '正印' },
    { stem: '乙', element: 'wood', god: '偏财' },
    { stem: '癸', element: 'water', god: '食神' },
  ],
  nayin: '长流水',
  stage: '墓',
  seat: '墓',
  void: ['午', '未'],
  spirits: ['天乙贵人', '国印贵人', '华盖', '空亡'],
  ...change,
})

const time: Omit<BaziChart['annual'][number], 'year' | 'stem' | 'branch'> = {
  god: '正官',
  branchGod: '劫财',
  nayin: '山下火',
  stage: '帝旺',
  relations: [],
}

/** 丙子 己亥 辛酉 壬辰: a woman born in Chengdu in 1996. */
export const aBaziChart = (changes: Partial<BaziChart> = {}): BaziChart => ({
  pillars: {
    year: pillar({ stem: '丙', branch: '子', god: '正官', animal: 'rat', nayin: '涧下水' }),
    month: pillar({ stem: '己', branch: '亥', god: '偏印', animal: 'pig', nayin: '平地木' }),
    day: pillar({ stem: '辛', branch: '酉', god: '日主', animal: 'rooster', nayin: '石榴木' }),
    hour: pillar({}),
  },
  dayMaster: { stem: '辛', element: 'metal', yinYang: 'yin' },
  animal: 'rat',
  elements: { wood: 0, fire: 1, earth: 2, metal: 2, water: 3 },
  elementFractions: { wood: 0.12, fire: 0.1, earth: 0.15, metal: 0.21, water: 0.42 },
  strength: {
    verdict: 'weak',
    support: 0.29,
    inSeason: false,
    roots: 1,
    allies: 1,
    favourable: ['earth', 'metal'],
    unfavourable: ['wood', 'fire', 'water'],
    reasoning: ['月支亥不助日主金，失令。'],
  },
  relations: [
    { kind: '冲', between: 'stems', pillars: ['year', 'hour'], parts: ['丙', '壬'] },
    { kind: '合', between: 'branches', pillars: ['day', 'hour'], parts: ['酉', '辰'] },
  ],
  spirits: [
    { name: '华盖', pillars: ['hour'], from: ['year-branch'], source: '三命通会' },
    { name: '国印贵人', pillars: ['day'], from: ['day-stem', 'year-stem'], source: '口诀' },
  ],
  palaces: {
    conception: { stem: '庚', branch: '寅' },
    life: { stem: '庚', branch: '寅' },
    body: { stem: '壬', branch: '辰' },
  },
  luck: {
    forward: false,
    daysToTerm: 12.9,
    startAge: 4.3,
    pillars: [
      { stem: '戊', branch: '戌', ...time, fromAge: 4.3, fromYear: 2001, current: false },
      { stem: '丙', branch: '申', ...time, fromAge: 24.3, fromYear: 2021, current: true },
    ],
  },
  annual: [{ year: 2026, stem: '丙', branch: '午', ...time }],
  monthly: [{ month: 1, from: '2026-02-04', stem: '庚', branch: '寅', ...time, current: true }],
  terms: {
    previous: { name: '立冬', at: '1996-11-07T05:00:00.000Z' },
    next: { name: '大雪', at: '1996-12-06T21:00:00.000Z' },
  },
  alternatives: [],
  clock: '1996-11-20T07:55:00',
  warnings: [],
  method: { ...aChart().method, axis: 'true-solar', solarMinutes: -49.3 },
  ...changes,
})

/** What lies behind the first look at it. */
export const aDepth: NonNullable<BaziChart['depth']> = {
  pattern: {
    name: 'hurting',
    special: null,
    state: 'formed',
    stem: '壬',
    god: '伤官',
    favours: ['wood', 'water'],
    reasoning: ['生在亥月，用它的本气壬，是伤官格。'],
  },
  climate: {
    stems: [{ stem: '壬', presence: 'shown', pillars: ['hour'] }],
    reasoning: ['辛日生在亥月，依次想要壬、丙。'],
  },
  breath: { stem: '丙', branch: '辰' },
  command: {
    stem: '壬',
    god: '伤官',
    days: 12.9,
    reigns: [
      { stem: '戊', days: 7 },
      { stem: '甲', days: 5 },
      { stem: '壬', days: 18 },
    ],
  },
  concealed: [{ kind: '拱', pillars: ['year', 'hour'], parts: ['子', '辰'], calls: '申' }],
  unions: [
    {
      pillars: ['year', 'day'],
      parts: ['丙', '辛'],
      element: 'water',
      transforms: false,
      hindrances: ['apart', 'rooted'],
    },
  ],
  bones: {
    year: 16,
    month: 8,
    day: 16,
    hour: 9,
    total: 49,
    lunar: { month: 10, leap: false, day: 10 },
  },
  start: {
    years: 4,
    months: 3,
    days: 18,
    hours: 0,
    at: '2001-03-10T07:55:00',
    turns: ['辛', '丙'],
  },
  decades: [
    {
      pillar: null,
      years: [
        {
          year: 2000,
          age: 5,
          stem: '庚',
          branch: '辰',
          god: '劫财',
          minor: { stem: '丁', branch: '亥' },
        },
      ],
    },
    {
      pillar: { stem: '戊', branch: '戌' },
      years: [
        {
          year: 2001,
          age: 6,
          stem: '辛',
          branch: '巳',
          god: '比肩',
          minor: { stem: '丙', branch: '戌' },
        },
      ],
    },
  ],
}

export const aFlow = (date: string): BaziFlow => ({
  date,
  year: { year: 2026, stem: '丙', branch: '午', ...time },
  months: [{ at: '2026-11-07T08:52:00.000Z', stem: '己', branch: '亥', ...time, current: true }],
  days: [{ date, stem: '庚', branch: '子', ...time, current: true }],
  hours: [{ from: '23:00', stem: '丙', branch: '子', ...time }],
})

const four = {
  year: { stem: '丙', branch: '子' },
  month: { stem: '己', branch: '亥' },
  day: { stem: '辛', branch: '酉' },
  hour: { stem: '壬', branch: '辰' },
} as const

export const anEasternBazi = (chart: BaziChart = aBaziChart()): EasternBazi => ({
  ...four,
  baziChart: four,
  elements: chart.elements,
  elementFractions: chart.elementFractions,
  personality: ['精致', '敏锐'],
  destiny: { dayMaster: '辛金', overallFortune: '先养后用。', text: '辛金如珠玉。' },
  personalInsights: ['八字不见木，计划要练。'],
  lifePredictions: ['2021 至 2030 年走丙申运。'],
  chart,
  ...readingSample,
})

export const aZodiac = (animal: EasternZodiac['animal'] = 'dragon'): EasternZodiac => ({
  animal,
  date: '2026-11-22',
  basicInfo: {
    name: animal === 'dragon' ? '龙' : '鼠',
    symbol: '🐉',
    branch: '辰',
    element: 'earth',
    elementName: '土',
    yinYang: 'yang',
    yinYangName: '阳',
    years: [2000, 2012, 2024],
    luckyNumbers: [5, 10],
    luckyColors: ['赭黄'],
    luckyColorIds: ['ochre'],
    luckyFlowers: [],
    luckyDirections: ['东南'],
  },
  fortune: {
    fortune: '同道相聚。',
    overall: '同道相聚，做事有呼应。',
    career: '口碑悄悄长。',
    wealth: '手艺能换来小进账。',
    love: '一起吃顿好的。',
    health: '',
    family: '屋里有笑声。',
    study: '边学边输出。',
  },
  scores: { overall: 85, love: 90, career: 84, wealth: 84, health: 84, emotion: 89 },
  stars: { overall: '★★★★☆', love: '★★★★★', wealth: '★★★☆☆', career: '★★★★☆', health: '' },
  personality: {
    coreTraits: ['有抱负', '自信'],
    emotionalStyle: '情绪来时风云变色。',
    leadershipStyle: '先画出远景。',
    strengths: ['胆识'],
    challenges: ['急'],
    hiddenTalents: ['审美'],
  },
  relationships: {
    bestMatches: ['rat', 'monkey'],
    challengingMatches: ['dog'],
    friendshipStyle: '两肋插刀。',
    loveAdvice: '慢一点。',
  },
  lifeGuidance: {
    lifePath: '由小处起家。',
    destinyNumber: 5,
    karmaLessons: ['放手'],
    spiritualGifts: ['远见'],
    personalMission: '替人点灯。',
  },
  traditionalWisdom: {
    ancientSaying: '知足不辱。',
    philosophicalInsight: '水深则流缓。',
    culturalWisdom: '龙居东方。',
    meditationGuidance: '数十次呼吸。',
  },
  ...readingSample,
})

export const aPrediction = (period: Prediction['period'] = 'monthly'): Prediction => ({
  period,
  from: '2026-11-22',
  to: '2026-11-23',
  overallScore: 5.9,
  overview: '这个月先把身心做扎实。',
  details: { career: '过程留痕。', wealth: '', love: '早安也算数。', health: '早退不失礼。' },
  advice: { positive: ['运动一场。'], negative: [] },
  scores: { overall: 59, love: 56, career: 59, wealth: 53, health: 64, emotion: 60 },
  series: [
    { date: '2026-11-22', overall: 70, love: 60, career: 60, wealth: 60, health: 60 },
    { date: '2026-11-23', overall: 40, love: 60, career: 60, wealth: 60, health: 60 },
  ],
  ...readingSample,
})

export const aWisdom = (changes: Partial<EasternWisdom> = {}): EasternWisdom => ({
  topic: 'iching',
  interpretation: '雷声连连，惊过之后是清醒。',
  guidance: '先稳住呼吸。',
  redirect: null,
  crisis: null,
  cast: {
    method: 'coins',
    seed: 'seed',
    lines: [7, 8, 6, 7, 8, 8],
    hexagram: { number: 51, name: '震', title: '震', symbol: '䷲', lower: '雷', upper: '雷' },
    moving: [3],
    resulting: { number: 55, name: '丰', title: '丰', symbol: '䷶', lower: '火', upper: '雷' },
    reading: {
      judgement: '亨。震来虩虩，笑言哑哑。震惊百里，不丧匕鬯。',
      rule: '一爻动：依朱熹《易学启蒙》，看本卦这一爻的爻辞。',
      passages: [
        {
          hexagram: 51,
          of: '震',
          line: 3,
          place: '第 3 爻',
          name: '六三',
          classic: '震苏苏，震行无眚。',
          text: '雷声让人发慌。带着警醒走，就没有灾。',
          chief: true,
        },
      ],
      bodyUse: { body: '雷', use: '雷', relation: 'same', text: '体用比和。' },
      nuclear: { number: 39, name: '蹇', title: '蹇', symbol: '䷦', lower: '山', upper: '水' },
    },
  },
  fengShui: null,
  ...readingSample,
  ...changes,
})

export const aBaziMatch: BaziMatch = {
  points: [
    {
      rule: 'day-stems',
      school: 'day',
      tone: 'ease',
      title: '日干',
      source: '子平以日为主',
      first: '辛 · 金',
      second: '丙 · 火',
      text: '辛与丙是天干五合。',
    },
  ],
  summary: '传统上看作顺的：日干。',
  notes: [],
  chart1: four,
  chart2: four,
  ...readingSample,
}

export const aDailyFortune = (changes: Partial<DailyFortune> = {}): DailyFortune => ({
  date: '2026-11-22',
  personal: true,
  overallRating: '★★★☆☆',
  score: 62,
  bySystem: { pillars: 64, sign: 60, animal: 79 },
  fortune: '顺风多于逆风。',
  love: '专一要让对方看得见。',
  career: '',
  wealth: '先立个字据。',
  health: '守住睡点。',
  scores: { overall: 62, love: 60, career: 60, wealth: 61, health: 60, emotion: 59 },
  dayPillar: { stem: '庚', branch: '子' },
  ...readingSample,
  ...changes,
})

export const aWisdomBazi = (): WisdomBazi => {
  const chart = aBaziChart()
  return {
    ...four,
    elements: chart.elements,
    elementFractions: chart.elementFractions,
    personality: ['精致'],
    chart,
    ...readingSample,
  }
}

export const anInsight = (changes: Partial<WisdomInsight> = {}): WisdomInsight => ({
  id: '01990000-0000-7000-8000-0000000000aa',
  type: 'fortune',
  title: '今天宜静',
  content: '慢慢来，比较快。',
  culturalSource: '八字',
  confidence: 0.75,
  applicableDate: '2026-11-22',
  tags: ['庚子', '正印', '除日', '第四个'],
  createdAt: '2026-11-22T00:00:00.000Z',
  ...readingSample,
  ...changes,
})
