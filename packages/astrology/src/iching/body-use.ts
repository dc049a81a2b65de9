import type { bodyUseRelations } from '@lumen/contracts/fortune/eastern'
import { begets, controls, type Element } from '../bazi/stems-branches.ts'
import type { Cast } from './cast.ts'
import type { Verdict } from './classic.ts'
import type { Hexagram, Trigram } from './hexagrams.ts'

/** The five elements of the eight trigrams. */
export const elementOfTrigram: Readonly<Record<Trigram, Element>> = {
  乾: 'metal',
  兑: 'metal',
  离: 'fire',
  震: 'wood',
  巽: 'wood',
  坎: 'water',
  艮: 'earth',
  坤: 'earth',
}

export type BodyUseRelation = (typeof bodyUseRelations)[number]

export type BodyUse = {
  readonly body: Trigram
  readonly use: Trigram
  readonly relation: BodyUseRelation
  /** What the use turns into, and what that does to the body; null when nothing moves. */
  readonly after: { readonly use: Trigram; readonly relation: BodyUseRelation } | null
  /** Lines move in both halves or in none, so that the inner one had to be taken as the body. */
  readonly assumed: boolean
}

/** 生 克 比和 between two trigrams by their elements. */
export function bodyUseRelation(body: Trigram, use: Trigram): BodyUseRelation {
  const own = elementOfTrigram[body]
  const other = elementOfTrigram[use]
  if (own === other) return 'same'
  if (begets(other) === own) return 'useFeedsBody'
  if (begets(own) === other) return 'bodyFeedsUse'
  return controls(own) === other ? 'bodyControlsUse' : 'useControlsBody'
}

/**
 * 体用 after 《梅花易数》: the half in which a line moves is the use, what is asked about, the other the
 * body, who asks. Where lines move in both halves or in none, the inner one is the body (内卦为贞).
 */
export function bodyAndUse({ hexagram, moving, resulting }: Cast): BodyUse {
  const inLower = moving.some((line) => line <= 3)
  const inUpper = moving.some((line) => line > 3)
  const bodyIsUpper = inLower && !inUpper
  const half = (whole: Hexagram, upper: boolean) => (upper ? whole.upper : whole.lower)
  const body = half(hexagram, bodyIsUpper)
  const use = half(hexagram, !bodyIsUpper)
  const turned = resulting === null ? null : half(resulting, !bodyIsUpper)
  return {
    body,
    use,
    relation: bodyUseRelation(body, use),
    after: turned === null ? null : { use: turned, relation: bodyUseRelation(body, turned) },
    assumed: inLower === inUpper,
  }
}

const kind = new Set<BodyUseRelation>(['useFeedsBody', 'same', 'bodyControlsUse'])

/**
 * What 体用 comes down to, after 《梅花易数》: 用生体, 比和 and 体克用 are good, 体生用 and 用克体 hard.
 * Where what the use turns into says the other thing, it is mixed: one now, the other in the end.
 */
export function bodyUseVerdict({ relation, after }: Pick<BodyUse, 'relation' | 'after'>): Verdict {
  const good = kind.has(relation)
  if (after !== null && kind.has(after.relation) !== good) return 'mixed'
  return good ? 'good' : 'hard'
}
