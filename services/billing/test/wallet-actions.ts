import type { BillingContext } from '../src/context.ts'
import { clawBack } from '../src/use-cases/claw-back.ts'
import { grantCredits } from '../src/use-cases/grant-credits.ts'
import { openWallet } from '../src/use-cases/open-wallet.ts'
import { reserve } from '../src/use-cases/reserve.ts'

/** What others do with wallets, for tests. */
export function walletActions(context: BillingContext) {
  const ask = (
    userId: string,
    key: string,
    kind: 'text' | 'image' | 'voice' | 'video',
    units = 1,
  ) => reserve(context, { userId, key, kind, units, holdSeconds: 600 })

  const pack = (userId: string, payment: string, credits: number) =>
    context.db.transaction().execute(async (tx) => {
      const at = context.clock.now()
      await openWallet(context, tx, userId, at)
      return grantCredits(tx, {
        userId,
        key: `pack:${payment}`,
        source: 'pack',
        subject: 'pack:starter',
        credits,
        expiresAt: null,
        reference: payment,
        at,
      })
    })

  const takeBack = (userId: string, payment: string, credits: number) =>
    context.db.transaction().execute(async (tx) => {
      const at = context.clock.now()
      await openWallet(context, tx, userId, at)
      const subject = 'pack:starter'
      return clawBack(tx, {
        userId,
        key: `back:${payment}`,
        subject,
        references: [payment],
        credits,
        at,
      })
    })

  return { ask, pack, takeBack }
}

/** The id of what was reserved. @throws when it was refused */
export async function reserved(
  answer: ReturnType<ReturnType<typeof walletActions>['ask']>,
): Promise<string> {
  const given = await answer
  if (given.outcome !== 'reserved') throw new Error(`refused: ${JSON.stringify(given)}`)
  return given.reservationId
}
