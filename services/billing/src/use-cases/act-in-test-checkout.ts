import { checkoutPaths } from '@lumen/contracts/billing/checkout-paths'
import { AppError } from '@lumen/http/app-error'
import type { BillingContext } from '../context.ts'
import type { SignedEvent, TestAction } from '../adapters/local/local-payments.ts'
import { findOwnCheckout } from './read-payments.ts'

/**
 * Does in the test checkout what a person does on a provider's page, and has the provider's event
 * sent.
 * @param send brings the event to the entrance that a provider's events come in by
 * @throws AppError `payment_declined` after declining, `conflict` when it is no longer open
 */
export async function actInTestCheckout(
  context: BillingContext,
  { userId, checkoutId, action }: { userId: string; checkoutId: string; action: TestAction },
  send: (event: SignedEvent) => Promise<void>,
): Promise<{ url: string }> {
  await findOwnCheckout(context, userId, checkoutId)
  const event = (await context.payments.local?.act(checkoutId, action)) ?? null
  if (event === null) throw new AppError('conflict', 'This purchase is no longer open')
  await send(event)
  if (action === 'decline')
    throw new AppError('payment_declined', 'The card was declined; nothing was charged')
  const page = action === 'pay' ? checkoutPaths.success : checkoutPaths.cancelled
  return { url: `${page}?checkout=${checkoutId}` }
}
