import type { ElementBalance, StrengthVerdict } from './balance.ts'
import { begets, controllerOf, controls, type Element, elements } from './stems-branches.ts'

/** 扶抑 and 通关: ways to say which elements a chart needs. */
export const favourableSchools = ['balance', 'mediation'] as const
export type FavourableSchool = (typeof favourableSchools)[number]

/** What one school favours, the first most. */
export type SchoolView = {
  readonly school: FavourableSchool
  readonly favourable: readonly Element[]
  /** 通关: the element that controls and the one that it controls. */
  readonly between?: readonly [Element, Element]
}

/** Two elements are at war from this share each, where what lies between them has less than `bridge`. */
const war = { each: 0.27, bridge: 0.18 }
/** The middle of what counts as balanced. */
const middle = 0.4

/**
 * What the schools favour, the one that the reading follows first: 扶抑, or, in a balanced chart
 * whose two strongest elements are at war, 通关.
 */
export function viewsOf(
  self: Element,
  { verdict, support }: { readonly verdict: StrengthVerdict; readonly support: number },
  balance: ElementBalance,
): SchoolView[] {
  const views = [balanceView(self, verdict, support, balance)]
  const mediation = mediationView(balance)
  if (mediation === null) return views
  return verdict === 'balanced' ? [mediation, ...views] : [...views, mediation]
}

/**
 * 扶抑: a weak day master is helped, a strong one drained; a balanced one by the side it leans to.
 * One that is strong by what begets it (印重) is not controlled: what controls it would feed that.
 * 财 takes 印 away, and comes first. A weak one asks for 印 first, and for its own element only where
 * 财 weighs more than what drains and what controls it together (财多身弱).
 */
function balanceView(
  self: Element,
  verdict: StrengthVerdict,
  support: number,
  { fractions }: ElementBalance,
): SchoolView {
  const mother = elements.find((element) => begets(element) === self)!
  const scarcest = (list: readonly Element[]) =>
    list.toSorted((a, b) => fractions[a] - fractions[b])
  const [output, wealth, officer] = [begets(self), controls(self), controllerOf(self)]
  const wealthy = fractions[wealth] > fractions[output] + fractions[officer]
  const favourable =
    verdict === 'strong'
      ? fractions[mother] > fractions[self]
        ? [wealth, output]
        : scarcest([output, wealth, officer])
      : verdict === 'weak'
        ? wealthy
          ? [self, mother]
          : [mother, self]
        : support < middle
          ? [mother]
          : [output]
  return { school: 'balance', favourable }
}

/** 通关: what the controlling element begets begets the controlled one, and so makes peace. */
function mediationView({ fractions }: ElementBalance): SchoolView | null {
  const first = elements.find(
    (element) =>
      fractions[element] >= war.each &&
      fractions[controls(element)] >= war.each &&
      fractions[begets(element)] < war.bridge,
  )
  return first === undefined
    ? null
    : { school: 'mediation', favourable: [begets(first)], between: [first, controls(first)] }
}
