import type { AspectKind, AspectPoint } from '@lumen/astrology/sky/aspects'
import type { MoonPhaseName } from '@lumen/astrology/sky/moon-phase'
import type { Quality, Sign, SignElement } from '@lumen/astrology/sky/signs'
import type { Animal, Branch, Element, Stem } from '@lumen/astrology/bazi/stems-branches'
import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { StrengthVerdict } from '@lumen/astrology/bazi/strength'
import type { Direction } from '@lumen/astrology/feng-shui/eight-mansions'
import type { Area, BranchRelation, Period } from '../facts/factors.ts'
import type { LuckyColor as Color } from '@lumen/contracts/fortune/schema'
import type { Name, Twelve } from './text.ts'

/** Names of everything a reading can mention. They fill slots and stand on the screen. */
export type Names = {
  readonly signs: Readonly<Record<Sign, Name>>
  /** Planets, nodes, Lilith, Chiron, and the two angles. Slots {planet} {ruler} {a} {b}. */
  readonly points: Readonly<Record<AspectPoint, Name>>
  /**
   * What a planet or point stands for in a life, one short noun or noun phrase without "and" ("tenderness"):
   * lines join two of them.
   * Slots {theme} {aTheme} {bTheme}.
   */
  readonly themes: Readonly<Record<AspectPoint, Name>>
  readonly aspects: Readonly<Record<AspectKind, Name>>
  readonly phases: Readonly<Record<MoonPhaseName, Name>>
  /** What a house is about, a short noun phrase ("matters at home"). Slot {topic}. */
  readonly topics: Twelve<Name>
  readonly signElements: Readonly<Record<SignElement, Name>>
  readonly qualities: Readonly<Record<Quality, Name>>
  /** The five elements. Slot {element}. */
  readonly elements: Readonly<Record<Element, Name>>
  /** Stems and branches as the language writes them; outside CJK with the character: "Jia 甲". */
  readonly stems: Readonly<Record<Stem, string>>
  readonly branches: Readonly<Record<Branch, string>>
  readonly animals: Readonly<Record<Animal, Name>>
  /** Slot {god}. Outside CJK a translation, the character may follow: "Eating God 食神". */
  readonly gods: Readonly<Record<TenGod, Name>>
  /** What the branch of a period is to an animal: 六合, 冲… Slot {relation}. */
  readonly relations: Readonly<Record<BranchRelation, Name>>
  /** The day officers 建除满平定执破危成收开闭. Slot {officer}. */
  readonly officers: Twelve<Name>
  readonly strengths: Readonly<Record<StrengthVerdict, Name>>
  readonly yinYang: Readonly<Record<'yin' | 'yang', string>>
  readonly colors: Readonly<Record<Color, string>>
  readonly directions: Readonly<Record<Direction | 'centre', Name>>
  readonly areas: Readonly<Record<Area, Name>>
  /** Fills {when} in lines of animals and four pillars: today, this week, this month, this year. */
  readonly periods: Readonly<Record<Period, Name>>
  /** A word or two for the mood of a day, by the Moon’s sign: easy to the own sign, or demanding. */
  readonly moods: Readonly<Record<Sign, { readonly easy: string; readonly hard: string }>>
}

/**
 * Labels of the facts under a reading: short, without a full stop. Slots as named.
 */
export type Labels = {
  /** {planet} {sign} */ readonly planetInSign: string
  /** {phase} {lit}: percent of the disc */ readonly phase: string
  /** {planet} {house} {topic}: solar house counted from the sign */ readonly house: string
  /** {a} {aspect} {b} {orb} */ readonly aspect: string
  /** {a} {aspect} {b}: exact on the day */ readonly exactAspect: string
  /** {planet} {sign} */ readonly retrograde: string
  /** {planet} {sign}: enters on the day */ readonly ingress: string
  /** {phase} {day} {sign}: new, half or full Moon on a day of the period */ readonly lunation: string
  /** {stem} {branch} */ readonly dayPillar: string
  /** {stem} {branch} */ readonly monthPillar: string
  /** {stem} {branch} {animal} */ readonly yearPillar: string
  /** {animal} {branch} {relation} {when} */ readonly relation: string
  /** {branch} {own} {relation} {area}: the period’s branch against one of the birth chart */ readonly palaceRelation: string
  /** {stem} {god}: what the stem is to the animal or to the day master */ readonly god: string
  /** {officer} */ readonly officer: string
  /** {stem} {element} */ readonly dayMaster: string
  /** {strength} {percent}: share that supports the day master */ readonly strength: string
  /** {list}: favourable elements */ readonly favourable: string
  /** {element} {percent} */ readonly elementShare: string
  /** {name}: a star of the almanac by its own Chinese name */ readonly spirit: string
  /** {from} {stem} {branch} {god}: luck pillar and the year it began */ readonly luck: string
  /** {n} {name} {lower} {upper} */ readonly hexagram: string
  /** {n}: number of a moving line */ readonly movingLine: string
  /** {n} {group}: 命卦 number */ readonly lifeNumber: string
  /** {n} {direction}: flying star of the year in a palace */ readonly flyingStar: string
  /** {element} {n}: planets in an element */ readonly balance: string
  /** {sign} {element} {quality} */ readonly signNature: string
  /** {a} {b} {degrees}: how far two signs stand apart */ readonly signDistance: string
}
