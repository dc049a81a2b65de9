import { AppError } from '@lumen/http/app-error'
import { isCommonPassword } from '../domain/common-passwords.ts'
import { weaknessOf } from '../domain/weak-password.ts'

/**
 * Refuses a password that others would try first (`weak_password`).
 * @param field of the body that it stands in, as `details` name it
 * @param personal address and name of whoever chooses it
 */
export function checkNewPassword(
  password: string,
  personal: readonly string[],
  field: string,
): void {
  const weakness = weaknessOf(password, personal, isCommonPassword)
  if (weakness === null) return
  throw new AppError('weak_password', 'This password is too easy to guess; choose another one', {
    details: [{ path: `/${field}`, message: weakness }],
  })
}
