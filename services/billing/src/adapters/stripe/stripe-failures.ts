import { AppError } from '@lumen/http/app-error'
import { Stripe } from 'stripe'

const retrySeconds = 30

/**
 * Runs a call to Stripe. A card that is declined is `payment_declined`; everything that may pass is
 * `payment_unavailable`; a request that Stripe does not understand is a fault of ours.
 */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeCardError)
      throw new AppError('payment_declined', 'The payment was declined; nothing was charged', {
        cause,
      })
    if (
      cause instanceof Stripe.errors.StripeConnectionError ||
      cause instanceof Stripe.errors.StripeAPIError ||
      cause instanceof Stripe.errors.StripeRateLimitError ||
      cause instanceof Stripe.errors.StripeAuthenticationError ||
      cause instanceof Stripe.errors.StripePermissionError
    )
      throw new AppError(
        'payment_unavailable',
        'The payment service cannot be reached; nothing was charged',
        { cause, retryAfter: retrySeconds },
      )
    throw cause
  }
}

/** The same for a read: what is not there is null. */
export const found = <T>(call: () => Promise<T>): Promise<T | null> =>
  unless('resource_missing', call)

/** The same for what may have been done before: Stripe refuses it with that code, which is null. */
export async function unless<T>(code: string, call: () => Promise<T>): Promise<T | null> {
  try {
    return await asked(call)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code) return null
    throw error
  }
}
