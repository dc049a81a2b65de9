import { AppError } from '@lumen/http/app-error'
import { checkProfile } from '@lumen/safety/prompt-policy'

/**
 * Refuses a name that nobody should be called by (`prompt_refused`): by our own rules alone, as nobody has
 * allowed yet that a provider reads it.
 */
export function checkUsername(username: string): void {
  const reason = checkProfile(username, { adult: false })
  if (reason === null) return
  throw new AppError('prompt_refused', 'This name cannot be used here; choose another one', {
    details: [{ path: 'reason', message: reason }],
  })
}
