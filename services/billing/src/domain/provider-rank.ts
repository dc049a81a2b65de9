import type { ProviderName } from './payment-provider.ts'

/** From play to real money. */
const ranks: Readonly<Record<ProviderName, number>> = { local: 0, 'stripe-test': 1, stripe: 2 }

/**
 * Whether what was bought at a provider counts for nothing beside the one in use: tests, once real
 * money is taken, and those of the test checkout where it is not there. Never the other way round, so
 * that a key of test mode, set by mistake, ends nobody's plan.
 * @param inUse null: nobody takes payments here
 */
export const isWorthLess = (bought: ProviderName, inUse: ProviderName | null): boolean =>
  inUse === null ? bought === 'local' : ranks[bought] < ranks[inUse]

/** Providers whose purchases do not count beside the one in use. */
export const worthLessThan = (inUse: ProviderName | null): ProviderName[] =>
  (Object.keys(ranks) as ProviderName[]).filter((name) => isWorthLess(name, inUse))
