import { AppError } from '@lumen/http/app-error'
import type { BillingContext } from '../context.ts'
import type { PaymentProvider } from '../domain/payment-provider.ts'

/** Who takes payments. @throws AppError `payments_not_configured` where nobody does */
export function findProvider({ payments }: BillingContext): PaymentProvider {
  if (payments.provider === null)
    throw new AppError('payments_not_configured', 'Payments are not set up on this server')
  return payments.provider
}
