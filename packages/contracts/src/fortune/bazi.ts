import {
  earthlyBranches,
  fiveElements,
  heavenlyStems,
  lifeStages,
  patternNames,
  patternStates,
  specialStructures,
  spiritAnchors,
  spiritSources,
  stemPresences,
  tenGods,
  unionHindrances,
  zodiacAnimals,
} from './names.ts'
import { Type, type Static } from 'typebox'
import { Closed, Timestamp } from '../schema.ts'
import { BirthMethod, ChartWarning, dayChanges, Nullable, timeAxes } from './birth.ts'
import { DateText, ElementCounts, ElementFractions, Share, yinYang } from './schema.ts'

export const pillarRelations = ['合', '三合', '半合', '三会', '冲', '刑', '害', '破'] as const
export const pillarNames = ['year', 'month', 'day', 'hour'] as const

/** Stems, branches, gods, stages and 神煞 go by their own Chinese names, in every language. */
const Stem = Type.Enum(heavenlyStems)
const Branch = Type.Enum(earthlyBranches)
const Element = Type.Enum(fiveElements)
const God = Type.Enum(tenGods)
const PillarNames = Type.Array(Type.Enum(pillarNames))

export const StemBranch = Closed({ stem: Stem, branch: Branch })
export type StemBranch = Static<typeof StemBranch>

export const BaziPillar = Closed({
  stem: Stem,
  branch: Branch,
  stemElement: Element,
  branchElement: Element,
  yinYang: Type.Enum(yinYang),
  animal: Type.Enum(zodiacAnimals),
  /** What the stem is to the day master; 日主 at the day itself. */
  god: Type.Enum([...tenGods, '日主']),
  /** 藏干, the ruling one first. */
  hidden: Type.Array(Closed({ stem: Stem, element: Element, god: God })),
  /** 纳音, such as 海中金. */
  nayin: Type.String(),
  /** 十二长生 of the day master in this branch. */
  stage: Type.Enum(lifeStages),
  /** 自坐: the stage of its own stem on its branch. */
  seat: Type.Optional(Type.Enum(lifeStages)),
  /** 空亡 of this pillar. */
  void: Type.Array(Branch, { minItems: 2, maxItems: 2 }),
  /** 神煞 that fall on it. */
  spirits: Type.Array(Type.String()),
})
export type BaziPillar = Static<typeof BaziPillar>

/** What a pillar of a time does to those of birth. */
export const BaziRelation = Closed({
  kind: Type.Enum(pillarRelations),
  between: Type.Enum(['stems', 'branches']),
  pillars: PillarNames,
  parts: Type.Array(Type.String()),
})

/** A pillar of luck, of a year or of a month beside those of birth. */
const timePillar = {
  stem: Stem,
  branch: Branch,
  god: God,
  /** Of the branch’s ruling stem. */
  branchGod: God,
  nayin: Type.String(),
  stage: Type.Enum(lifeStages),
  relations: Type.Array(BaziRelation),
}

/** 格局 by 《子平真诠》. */
const BaziPattern = Closed({
  name: Type.Enum(patternNames),
  /** A shape that some schools tell before the month’s pattern. */
  special: Nullable(Type.Enum(specialStructures)),
  state: Type.Enum(patternStates),
  /** 用神 of the month: its stem, and what it is to the day master. */
  stem: Stem,
  god: God,
  /** What furthers it, the first most. */
  favours: Type.Array(Element),
  /** How it was found and what it wants, a sentence each, in the reader’s language. */
  reasoning: Type.Array(Type.String()),
})

/** 调候 by 《穷通宝鉴》. */
const BaziClimate = Closed({
  /** What the day master asks for in its month, the first most, and whether the chart has it. */
  stems: Type.Array(
    Closed({ stem: Stem, presence: Type.Enum(stemPresences), pillars: PillarNames }),
  ),
  reasoning: Type.Array(Type.String()),
})

/** What lies behind the first look at a chart. */
export const BaziDepth = Closed({
  pattern: Type.Optional(BaziPattern),
  climate: Type.Optional(BaziClimate),
  /** 胎息 */
  breath: StemBranch,
  /** 人元司令: the hidden stem that rules at birth, so many days after the month’s term. */
  command: Closed({
    stem: Stem,
    god: God,
    days: Type.Number({ minimum: 0 }),
    /** The stems that rule the month in turn. */
    reigns: Type.Array(Closed({ stem: Stem, days: Type.Integer() })),
  }),
  /** 拱, with the absent branch that it calls up, and 暗合. */
  concealed: Type.Array(
    Closed({
      kind: Type.Enum(['拱', '暗合']),
      pillars: PillarNames,
      parts: Type.Array(Branch),
      calls: Nullable(Branch),
    }),
  ),
  /** 五合 of stems, and whether they become another element. */
  unions: Type.Array(
    Closed({
      pillars: PillarNames,
      parts: Type.Array(Stem),
      element: Element,
      transforms: Type.Boolean(),
      hindrances: Type.Array(Type.Enum(unionHindrances)),
    }),
  ),
  /** 称骨: weights of the lunar calendar’s date in 钱, ten to a 两; null without the hour. */
  bones: Nullable(
    Closed({
      year: Type.Integer(),
      month: Type.Integer(),
      day: Type.Integer(),
      hour: Type.Integer(),
      total: Type.Integer(),
      lunar: Closed({ month: Type.Integer(), leap: Type.Boolean(), day: Type.Integer() }),
    }),
  ),
  /** 起运 and 交运; null without the gender or the time of birth. */
  start: Nullable(
    Closed({
      years: Type.Integer(),
      months: Type.Integer(),
      days: Type.Integer(),
      hours: Type.Integer(),
      /** On the clock of the birth’s zone, `YYYY-MM-DDTHH:mm:ss`. */
      at: Type.String(),
      /** Stems of the years in which luck pillars follow each other. */
      turns: Type.Array(Stem),
    }),
  ),
  /** 流年 and 小运 before the first luck pillar (null) and of each; empty without the gender. */
  decades: Type.Array(
    Closed({
      pillar: Nullable(StemBranch),
      years: Type.Array(
        Closed({
          year: Type.Integer(),
          /** 虚岁: a newborn is one. */
          age: Type.Integer(),
          stem: Stem,
          branch: Branch,
          god: God,
          minor: Nullable(StemBranch),
        }),
      ),
    }),
  ),
})
export type BaziDepth = Static<typeof BaziDepth>

/** Answer of `/api/eastern-fortune/flow`: the pillars that a day stands in, beside those of a chart. */
export const BaziFlow = Closed(
  {
    date: DateText,
    /** 流年, from 立春 on. */
    year: Closed({ year: Type.Integer(), ...timePillar }),
    /** 流月 of that year, each from its term on. */
    months: Type.Array(Closed({ at: Timestamp, ...timePillar, current: Type.Boolean() })),
    /** 流日 of that month; on the first one its term falls, as Beijing counts days. */
    days: Type.Array(Closed({ date: DateText, ...timePillar, current: Type.Boolean() })),
    /** 流时 of that day, from 子 on, which begins at 23:00 of the day before. */
    hours: Type.Array(Closed({ from: Type.String(), ...timePillar })),
  },
  { $id: 'BaziFlow' },
)
export type BaziFlow = Static<typeof BaziFlow>

export const BaziChart = Closed(
  {
    pillars: Closed({
      year: BaziPillar,
      month: BaziPillar,
      day: BaziPillar,
      /** null: the time of birth is unknown. */
      hour: Nullable(BaziPillar),
    }),
    dayMaster: Closed({ stem: Stem, element: Element, yinYang: Type.Enum(yinYang) }),
    /** Of the year from 立春 on. */
    animal: Type.Enum(zodiacAnimals),
    elements: ElementCounts,
    elementFractions: ElementFractions,
    strength: Closed({
      verdict: Type.Enum(['weak', 'balanced', 'strong']),
      /** Share of the chart, without the day master itself, that carries it. */
      support: Share,
      /** 得令 */
      inSeason: Type.Boolean(),
      /** 得地: branches other than the month’s in which it has a root. */
      roots: Type.Integer(),
      /** 得势: other stems that help it. */
      allies: Type.Integer(),
      /** 喜用, the first most. */
      favourable: Type.Array(Element),
      unfavourable: Type.Array(Element),
      /** How the verdict came about, a sentence each, in the reader’s language. */
      reasoning: Type.Array(Type.String()),
    }),
    relations: Type.Array(BaziRelation),
    /** 神煞 and the pillars they fall on. */
    spirits: Type.Array(
      Closed({
        name: Type.String(),
        pillars: PillarNames,
        /** What the rule is counted from, and the book that it stands in. */
        from: Type.Optional(Type.Array(Type.Enum(spiritAnchors))),
        source: Type.Optional(Type.Enum(spiritSources)),
      }),
    ),
    palaces: Closed({
      /** 胎元 */
      conception: StemBranch,
      /** 命宫 and 身宫; null without the hour. */
      life: Nullable(StemBranch),
      body: Nullable(StemBranch),
    }),
    /** 大运; null without the gender, which its direction needs. */
    luck: Nullable(
      Closed({
        forward: Type.Boolean(),
        daysToTerm: Type.Number(),
        /** 起运, in years. */
        startAge: Type.Number(),
        pillars: Type.Array(
          Closed({
            ...timePillar,
            fromAge: Type.Number(),
            fromYear: Type.Integer(),
            current: Type.Boolean(),
          }),
        ),
      }),
    ),
    /** 流年: this year and the nine after it. */
    annual: Type.Array(Closed({ year: Type.Integer(), ...timePillar })),
    /** 流月 of this solar year, from 寅 to 丑. */
    monthly: Type.Array(
      Closed({
        month: Type.Integer(),
        /** The day, in Beijing, on which its solar term falls. */
        from: DateText,
        ...timePillar,
        current: Type.Boolean(),
      }),
    ),
    depth: Type.Optional(BaziDepth),
    terms: Closed({
      previous: Closed({ name: Type.String(), at: Timestamp }),
      next: Closed({ name: Type.String(), at: Timestamp }),
    }),
    /** The other readings of axis and school, where their pillars differ from these. */
    alternatives: Type.Array(
      Closed({
        axis: Type.Enum(timeAxes),
        dayChange: Type.Enum(dayChanges),
        year: Type.String(),
        month: Type.String(),
        day: Type.String(),
        hour: Nullable(Type.String()),
      }),
    ),
    /** The hands that day and hour were read from, `YYYY-MM-DDTHH:mm:ss` without a zone. */
    clock: Type.String(),
    warnings: Type.Array(ChartWarning),
    method: BirthMethod,
  },
  { $id: 'BaziChart' },
)
export type BaziChart = Static<typeof BaziChart>

/** Answer of `/api/eastern-fortune/reverse`: when four pillars were or will be, in Beijing time. */
export const PillarDates = Closed(
  {
    from: Type.Integer(),
    to: Type.Integer(),
    matches: Type.Array(
      Closed({
        /** `YYYY-MM-DDTHH:mm`, the first minute and the one after the last. */
        from: Type.String(),
        until: Type.String(),
        /** The school that reads them so; null where both do. */
        dayChange: Nullable(Type.Enum(dayChanges)),
      }),
    ),
  },
  { $id: 'PillarDates' },
)
export type PillarDates = Static<typeof PillarDates>

const PillarInput = Nullable(Type.Union([Type.String({ minLength: 2, maxLength: 2 }), StemBranch]))
/** A chart that a client sends back: pillars as texts or as stem and branch; the rest is ignored. */
export const BaziChartInput = Closed({
  year: PillarInput,
  month: PillarInput,
  day: PillarInput,
  hour: Type.Optional(PillarInput),
  analysis: Type.Optional(Type.String({ maxLength: 20_000 })),
  elements: Type.Optional(ElementCounts),
})
export type BaziChartInput = Static<typeof BaziChartInput>
