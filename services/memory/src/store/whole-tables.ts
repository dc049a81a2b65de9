import { wholeEverywhere, type WholeTables } from '@lumen/database/distribution/whole-tables'

/** What is not distributed by user: `npm run distribute`, docs/growth.md. */
export const wholeTables: WholeTables = wholeEverywhere
