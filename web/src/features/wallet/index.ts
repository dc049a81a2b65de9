export { CostQuote } from './cost-quote'
export { WalletWatch } from './wallet-watch'
export { WalletWidget } from './wallet-widget'

/** The window of the subscription; its code comes when it is opened. */
export const loadSubscriptionDialog = () => import('./subscription/subscription-dialog')

/** What a signed-in person can do about a plan, for the page of prices. */
export const loadPlanButton = () => import('./subscription/plan-button')
