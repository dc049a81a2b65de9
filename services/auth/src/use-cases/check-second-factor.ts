import { AppError } from '@lumen/http/app-error'
import type { Transaction } from 'kysely'
import type { AuthContext } from '../context.ts'
import { normalCode } from '../domain/recovery-code.ts'
import { stepOfCode } from '../domain/totp.ts'
import { lockAuthenticator, recordStep, takeRecoveryCode } from '../store/authenticators.ts'
import type { AuthTables } from '../store/tables.ts'

export type SecondFactor = 'none' | 'totp' | 'recovery-code' | 'passkey'

/**
 * Asks an account that has an authenticator app for its code, or for a recovery code, which holds once;
 * of two at the same time one holds. `second_factor_required` without, `code_invalid` with a wrong one.
 * @param given what was typed, or that one of its own passkeys was shown
 */
export async function checkSecondFactor(
  { sealer, clock }: AuthContext,
  tx: Transaction<AuthTables>,
  userId: string,
  given: { code?: string | undefined; passkey?: boolean },
): Promise<SecondFactor> {
  const authenticator = await lockAuthenticator(tx, sealer, userId)
  if (authenticator === null || authenticator.confirmedAt === null) return 'none'
  if (given.passkey === true) return 'passkey'
  if (given.code === undefined)
    throw new AppError('second_factor_required', 'Enter the code of your authenticator app')
  const code = normalCode(given.code)
  const { secret, lastStep } = authenticator
  const step = stepOfCode(secret, code, clock.now(), lastStep)
  if (step !== null) {
    await recordStep(tx, userId, step)
    return 'totp'
  }
  if (await takeRecoveryCode(tx, userId, code)) return 'recovery-code'
  throw wrongCode()
}

export const wrongCode = () =>
  new AppError('code_invalid', 'The code is wrong, expired or used', {
    details: [{ path: '/code', message: 'does not hold' }],
  })
