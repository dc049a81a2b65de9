import type { ErasureReport } from '@lumen/contracts/erasure'
import { eraseUserIn } from '@lumen/service/erase-user'
import type { FortuneContext } from '../context.ts'

/** What is kept of a user; the birth first, so that nothing more is stored of what is made from it. */
const rows = [
  { table: 'birth_profiles' },
  { table: 'insights' },
  { table: 'readings' },
  { table: 'openings' },
  { table: 'people' },
]

/** Erases all that is kept of a user; afterwards nothing sealed for them opens, in no backup either. */
export const eraseUser = (context: FortuneContext, userId: string): Promise<ErasureReport> =>
  eraseUserIn(context, userId, { sealer: context.sealer, rows })
