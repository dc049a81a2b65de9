import { AppError } from '@lumen/http/app-error'
import type { Stripe } from 'stripe'
import { centsOf, itemsForSale, lookupKeyOf } from '../../domain/prices.ts'
import type { Item } from '../../domain/payment-provider.ts'
import { asked } from './stripe-failures.ts'

export type PriceList = { idOf(item: Item): Promise<string> }

const currency = 'usd'

/** What is written on a price, so that what was bought is known when a newer price has its name. */
const metadataOf = (item: Item): Record<string, string> =>
  item.kind === 'plan'
    ? { lumen_plan: item.id, lumen_interval: item.interval }
    : { lumen_pack: item.id }

const readPrices = async (stripe: Stripe): Promise<Stripe.Price[]> => {
  const { data } = await asked(() =>
    stripe.prices.list({
      lookup_keys: itemsForSale.map(({ item }) => lookupKeyOf(item)),
      active: true,
      limit: 100,
    }),
  )
  return data
}

const fits = (price: Stripe.Price, item: Item): boolean =>
  price.lookup_key === lookupKeyOf(item) &&
  price.unit_amount === centsOf(item) &&
  price.currency === currency

/** Finds price ids by their names, once; a price that is not ours to the cent is not used. */
export function createPriceList(stripe: Stripe): PriceList {
  let prices: Promise<Stripe.Price[]> | null = null
  return {
    async idOf(item) {
      prices ??= readPrices(stripe).catch((error: unknown) => {
        prices = null
        throw error
      })
      const price = (await prices).find((each) => fits(each, item))
      if (price !== undefined) return price.id
      // Made in the meantime, perhaps.
      prices = null
      throw new AppError(
        'payments_not_configured',
        `The price ${lookupKeyOf(item)} is not set up; the operator runs npm run stripe:prices`,
      )
    },
  }
}

/**
 * Makes the products and prices that are missing; a price that changed is made anew and takes over
 * its name. Run twice it changes nothing.
 * @returns each name, its id, and whether it was made now
 */
export async function setUpPrices(
  stripe: Stripe,
): Promise<{ lookupKey: string; id: string; made: boolean }[]> {
  const existing = await readPrices(stripe)
  const results: { lookupKey: string; id: string; made: boolean }[] = []
  for (const { item, amountCents } of itemsForSale) {
    const lookupKey = lookupKeyOf(item)
    const fitting = existing.find((price) => fits(price, item))
    if (fitting !== undefined) {
      results.push({ lookupKey, id: fitting.id, made: false })
      continue
    }
    const product = await productOf(stripe, item)
    const price = await asked(() =>
      stripe.prices.create({
        product,
        currency,
        unit_amount: amountCents,
        lookup_key: lookupKey,
        transfer_lookup_key: true,
        metadata: metadataOf(item),
        ...(item.kind === 'plan' && { recurring: { interval: item.interval } }),
      }),
    )
    results.push({ lookupKey, id: price.id, made: true })
  }
  return results
}

const titleOf = ({ id }: Item) => id.charAt(0).toUpperCase() + id.slice(1)

/** One product for each plan and pack, under an id of our own. */
async function productOf(stripe: Stripe, item: Item): Promise<string> {
  const id = `lumen_${item.kind}_${item.id}`
  const name = item.kind === 'plan' ? `Lumen ${titleOf(item)}` : `Lumen credits: ${titleOf(item)}`
  const products = await asked(() => stripe.products.list({ ids: [id] }))
  if (products.data.length === 0)
    await asked(() => stripe.products.create({ id, name, metadata: { lumen_item: item.id } }))
  return id
}
