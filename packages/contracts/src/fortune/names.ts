/** Names of sky and calendar: plain values without schemas, for the engine, the schemas and the web. */

/** The tropical signs from 0° Aries on. */
export const zodiacSigns = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const
export type ZodiacSign = (typeof zodiacSigns)[number]

export const signElements = ['fire', 'earth', 'air', 'water'] as const

export const signQualities = ['cardinal', 'fixed', 'mutable'] as const

/** The Chinese animals from 子 on. */
export const zodiacAnimals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const
export type ZodiacAnimal = (typeof zodiacAnimals)[number]

export const fiveElements = ['wood', 'fire', 'earth', 'metal', 'water'] as const
export type FiveElement = (typeof fiveElements)[number]

export const heavenlyStems = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸'] as const

export const earthlyBranches = [
  '子',
  '丑',
  '寅',
  '卯',
  '辰',
  '巳',
  '午',
  '未',
  '申',
  '酉',
  '戌',
  '亥',
] as const

export const tenGods = [
  '比肩',
  '劫财',
  '食神',
  '伤官',
  '偏财',
  '正财',
  '七杀',
  '正官',
  '偏印',
  '正印',
] as const

export const lifeStages = [
  '长生',
  '沐浴',
  '冠带',
  '临官',
  '帝旺',
  '衰',
  '病',
  '死',
  '墓',
  '绝',
  '胎',
  '养',
] as const

/** Where a rule of the 神煞 stands; 口诀: a verse that no early book can be named for. */
export const spiritSources = ['三命通会', '渊海子平', '协纪辨方书', '口诀'] as const

/** What a rule of the 神煞 is counted from. */
export const spiritAnchors = [
  'day-stem',
  'year-stem',
  'year-branch',
  'day-branch',
  'month-branch',
  'year-nayin',
  'season',
  'day-pillar',
  'hour-pillar',
  'stems',
] as const

/** 八格 of 《子平真诠》: wealth and seal are not parted, 建禄 and 月劫 are one. */
export const patternNames = [
  'officer',
  'wealth',
  'seal',
  'output',
  'killing',
  'hurting',
  'blade',
  'prosperity',
] as const

/** 成格, 救应, 败格; `plain` has neither help nor harm that shows. */
export const patternStates = ['formed', 'saved', 'plain', 'broken'] as const

/** Shapes of a chart that are told before its month: 从格, 假从, 专旺, 化气. */
export const specialStructures = ['following', 'near-following', 'dominant', 'transformed'] as const

/** How a chart has a stem: among its stems, hidden in a branch, or not at all. */
export const stemPresences = ['shown', 'hidden', 'absent'] as const

/** 八字合婚: what two charts are compared by, in the order it is told. */
export const matchRules = [
  'day-stems',
  'day-branches',
  'day-gods',
  'partner-palace',
  'partner-star',
  'favourable',
  'year-branches',
  'year-nayin',
  'spirits',
] as const
/** Whose way of comparing it is. */
export const matchSchools = ['day', 'kin', 'balance', 'year', 'spirits'] as const
/** How tradition reads it: it comes easily, it wants care, or neither. */
export const matchTones = ['ease', 'care', 'even'] as const

/** What keeps a 五合 of stems from becoming another element. */
export const unionHindrances = ['apart', 'season', 'contested', 'opposed', 'rooted'] as const

/** Sun to Pluto, in the order they are shown. */
export const planets = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const
/** Computed points, shown after them. */
export const skyPoints = ['TrueNode', 'MeanNode', 'MeanLilith', 'Chiron'] as const
export const chartPoints = [...planets, ...skyPoints] as const

export const chartAngles = ['Asc', 'MC'] as const

export const moonPhases = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const

/** Circles of signs: from the equinox of the date, or from the stars by one of two reckonings. */
export const zodiacs = ['tropical', 'lahiri', 'fagan-bradley'] as const

/** How far from exactness the aspects of a chart may be. */
export const orbChoices = ['tight', 'usual', 'wide'] as const

/** Divisions of the sky into houses, in the order they are offered. */
export const houseSystems = [
  'placidus',
  'whole-sign',
  'equal',
  'porphyry',
  'koch',
  'regiomontanus',
  'campanus',
  'alcabitius',
  'topocentric',
  'morinus',
] as const

/** Parts of what two people have that are scored one by one. */
export const relationDomains = ['attraction', 'feeling', 'talk', 'trust', 'drive'] as const

/** What two people may be to each other. */
export const relationKinds = ['love', 'friendship', 'work', 'family'] as const

/** What somebody whose birth is kept is to the user. */
export const personRelations = [...relationKinds, 'other'] as const
export type PersonRelation = (typeof personRelations)[number]
