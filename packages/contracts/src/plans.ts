/**
 * The one table of prices. Pricing page, structured data, quotas, checkout and help all read it.
 * Plain values without schemas, so that the web can take them along.
 */
export type Plan = {
  id: 'free' | 'basic' | 'premium' | 'enterprise'
  /** For one month; a year costs twelve times as much. */
  priceUsd: number
  /** Credited each month, gone at the end of the period. */
  credits: number
  /** Ceilings beside the credits; null: there is none. */
  companions: number | null
  messagesPerDay: number | null
  voiceMinutesPerMonth: number | null
  imagesPerMonth: number | null
  hdImages: boolean
  /** Text messages cost no credits. */
  freeText: boolean
  /** Sold in talks, not by checkout. */
  contactSales: boolean
}

export const plans = [
  {
    id: 'free',
    priceUsd: 0,
    credits: 100,
    companions: 1,
    messagesPerDay: 20,
    voiceMinutesPerMonth: null,
    imagesPerMonth: null,
    hdImages: false,
    freeText: false,
    contactSales: false,
  },
  {
    id: 'basic',
    priceUsd: 12.99,
    credits: 2_500,
    companions: 5,
    messagesPerDay: 500,
    voiceMinutesPerMonth: 60,
    imagesPerMonth: 50,
    hdImages: false,
    freeText: false,
    contactSales: false,
  },
  {
    id: 'premium',
    priceUsd: 24.99,
    credits: 7_500,
    companions: null,
    messagesPerDay: null,
    voiceMinutesPerMonth: 300,
    imagesPerMonth: 200,
    hdImages: true,
    freeText: true,
    contactSales: false,
  },
  {
    id: 'enterprise',
    priceUsd: 99.99,
    credits: 25_000,
    companions: null,
    messagesPerDay: null,
    voiceMinutesPerMonth: 300,
    imagesPerMonth: 200,
    hdImages: true,
    freeText: true,
    contactSales: true,
  },
] as const satisfies readonly Plan[]

export type PlanId = Plan['id']

export const planIds = plans.map(({ id }) => id)

export type CreditPack = {
  id: 'starter' | 'standard' | 'premium' | 'ultimate'
  credits: number
  /** Given on top. Credits of packs never expire. */
  bonus: number
  priceUsd: number
  /** What it cost before, shown struck through; null: nothing. */
  originalPriceUsd: number | null
  popular: boolean
}

export const creditPacks = [
  {
    id: 'starter',
    credits: 100,
    bonus: 0,
    priceUsd: 9.99,
    originalPriceUsd: null,
    popular: false,
  },
  {
    id: 'standard',
    credits: 300,
    bonus: 50,
    priceUsd: 29.99,
    originalPriceUsd: 35.99,
    popular: true,
  },
  {
    id: 'premium',
    credits: 1_000,
    bonus: 200,
    priceUsd: 99.99,
    originalPriceUsd: 119.99,
    popular: false,
  },
  {
    id: 'ultimate',
    credits: 2_500,
    bonus: 500,
    priceUsd: 199.99,
    originalPriceUsd: 249.99,
    popular: false,
  },
] as const satisfies readonly CreditPack[]

/** Credits that one use costs: a text message, a picture, a minute of voice, a video. */
export const creditCosts = { text: 1, image: 10, voiceMinute: 5, video: 50 } as const

/** Replies stopped by their user that cost nothing, for each day (UTC); pricing, help and terms say it in words. */
export const freeStopsPerDay = 10

/** Dollars per 100 credits of a pack, with its bonus, to two decimals. */
export const pricePer100Credits = ({ credits, bonus, priceUsd }: CreditPack): number =>
  Math.round((priceUsd / (credits + bonus)) * 10_000) / 100

/** Days within which a payment is given back without a reason. */
export const refundDays = 7
/** Days before a plan renews at which its user is told so. */
export const renewalNoticeDays = 5
/** Days within which one plan at most is given back without a reason. */
export const planRefundEveryDays = 365
