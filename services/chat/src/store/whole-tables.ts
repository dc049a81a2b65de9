import { wholeEverywhere, type WholeTables } from '@lumen/database/distribution/whole-tables'

/** What is not distributed by user: `npm run distribute`, docs/growth.md. */
export const wholeTables: WholeTables = {
  ...wholeEverywhere,
  scenarios: 'a scenario that is shared is offered to everybody',
  withheld_scenarios: 'of scenarios, and of built-in ones that are nobody’s',
  care_counts: 'counts of a month, of nobody in particular',
}
