import { guestConsentVersion } from '@lumen/contracts/guest/limits'
import type { Product } from './product.ts'

/** Lets somebody in who has no account; the token is that of their cookie. */
export async function beginGuest({ call }: Product, language = 'zh'): Promise<{ token: string }> {
  const begun = await call('POST', '/api/guest', {
    body: { consent: guestConsentVersion, language },
  })
  const cookie = begun.headers.getSetCookie().find((each) => each.startsWith('lumen_guest='))
  const token = /=([\w-]{43}); Path=\/; HttpOnly/.exec(cookie ?? '')?.[1]
  if (begun.status !== 201 || token === undefined)
    throw new Error(`expected a guest, got ${begun.status}: ${JSON.stringify(begun.body)}`)
  return { token }
}
