import { authLimits } from '@lumen/contracts/auth/limits'

/** Rules of react-hook-form for an e-mail address; messages are translation keys. */
export const emailRules = {
  required: 'auth.invalid.emailMissing',
  maxLength: { value: authLimits.email, message: 'auth.invalid.email' },
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: 'auth.invalid.email' },
} as const
