import { authLimits } from '@lumen/contracts/auth/limits'
import { AppError } from '@lumen/http/app-error'
import { ageOn, isPlausibleBirthDate } from '../domain/age.ts'

/** Throws `invalid_input` for an impossible date and `age_too_young` under the minimum age. */
export function checkBirthDate(birthDate: string, today: Date): void {
  if (!isPlausibleBirthDate(birthDate, today))
    throw new AppError('invalid_input', 'The birth date is not a possible date', {
      details: [{ path: '/birthDate', message: 'is not a possible birth date' }],
    })
  if (ageOn(birthDate, today) < authLimits.minimumAge)
    throw new AppError('age_too_young', `You must be ${authLimits.minimumAge} or older`)
}
