import { minimumAgeIn } from '@lumen/contracts/policy'
import { AppError } from '@lumen/http/app-error'
import { ageOn, isPlausibleBirthDate } from '../domain/age.ts'

/** Throws `invalid_input` for an impossible date and `age_too_young` under the minimum age of the region. */
export function checkBirthDate(birthDate: string, region: string | null, today: Date): void {
  if (!isPlausibleBirthDate(birthDate, today))
    throw new AppError('invalid_input', 'The birth date is not a possible date', {
      details: [{ path: '/birthDate', message: 'is not a possible birth date' }],
    })
  const minimumAge = minimumAgeIn(region)
  if (ageOn(birthDate, today) < minimumAge)
    throw new AppError('age_too_young', `You must be ${minimumAge} or older`)
}
