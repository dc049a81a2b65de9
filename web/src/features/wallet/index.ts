import { lazy } from 'react'

export { WalletWatch } from './wallet-watch'

/** The balance in one line. */
export const WalletWidget = lazy(async () => ({
  default: (await import('./wallet-widget')).WalletWidget,
}))

/** What something will cost, before it is begun; for everything that takes credits. */
export const CostQuote = lazy(async () => ({ default: (await import('./cost-quote')).CostQuote }))

/** The same in a word, within the button that begins a picture. */
export const PriceTag = lazy(async () => ({ default: (await import('./price-tag')).PriceTag }))

/** The window of the subscription; its code comes when it is opened. */
export const loadSubscriptionDialog = () => import('./subscription/subscription-dialog')

/** What a signed-in person can do about a plan, for the page of prices. */
export const loadPlanButton = () => import('./subscription/plan-button')
