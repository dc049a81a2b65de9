import { creditPacks, plans, type CreditPack, type Plan } from '@lumen/contracts/plans'
import type { Item, PaidInterval } from './payment-provider.ts'

/** Cents of a number of dollars. */
const cents = (dollars: number): number => Math.round(dollars * 100)

/** What a plan costs for a month, or for a year: twelve times that. */
export const planCents = (plan: Plan, interval: PaidInterval): number =>
  cents(plan.priceUsd) * (interval === 'year' ? 12 : 1)

/** Plans and packs that are sold, each with its price. */
export const itemsForSale: readonly { item: Item; amountCents: number }[] = [
  ...plans
    .filter(({ priceUsd, contactSales }) => priceUsd > 0 && !contactSales)
    .flatMap((plan) =>
      (['month', 'year'] as const).map((interval) => ({
        item: { kind: 'plan' as const, id: plan.id, interval },
        amountCents: planCents(plan, interval),
      })),
    ),
  ...creditPacks.map((pack) => ({
    item: { kind: 'pack' as const, id: pack.id },
    amountCents: cents(pack.priceUsd),
  })),
]

/** What an item costs. @throws Error for what is not sold */
export function centsOf(item: Item): number {
  const key = lookupKeyOf(item)
  const found = itemsForSale.find((each) => lookupKeyOf(each.item) === key)
  if (found === undefined) throw new Error(`${key} is not for sale`)
  return found.amountCents
}

/** The name that a price is found by at the provider: `lumen_basic_year`, `lumen_pack_starter`. */
export const lookupKeyOf = (item: Item): string =>
  item.kind === 'plan' ? `lumen_${item.id}_${item.interval}` : `lumen_pack_${item.id}`

const packOf = (id: string): CreditPack | undefined => creditPacks.find((pack) => pack.id === id)

/** Credits of an item: of a pack with its bonus, of a plan for a month. */
export function creditsOf(item: Item): number {
  if (item.kind === 'plan') return plans.find(({ id }) => id === item.id)?.credits ?? 0
  const pack = packOf(item.id)
  return pack === undefined ? 0 : pack.credits + pack.bonus
}
