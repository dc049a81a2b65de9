import type { BillingContext } from '../context.ts'
import { isHandled, noteFailed, noteHandled } from '../store/provider-events.ts'
import { findProvider } from './find-provider.ts'
import {
  reconcileCheckout,
  reconcileInvoice,
  reconcilePayment,
  reconcileSubscription,
} from './reconcile.ts'

/**
 * Takes an event of the payment provider. It says only where to look; it is noted when what is here
 * was made what is there, so that a failure is sent again.
 * @throws AppError `forbidden` for a signature that is not the provider's
 */
export async function receiveEvent(
  context: BillingContext,
  body: Uint8Array,
  signature: string | undefined,
): Promise<void> {
  const asked = { context, provider: findProvider(context) }
  const event = asked.provider.readEvent(body, signature)
  const { id, type, about, at } = event
  if (await isHandled(context.db, id)) {
    context.log.info({ event: id, type }, 'event was handled before')
    return
  }
  try {
    if (about?.kind === 'checkout') await reconcileCheckout(asked, about.id)
    if (about?.kind === 'subscription') await reconcileSubscription(asked, about.id, at)
    if (about?.kind === 'invoice') await reconcileInvoice(asked, about.id, at)
    if (about?.kind === 'payment') await reconcilePayment(asked, about.id)
  } catch (error) {
    await noteFailure(context, { id, type }, error)
    throw error
  }
  await noteHandled(context.db, { id, type, at: context.clock.now() })
  context.log.info({ event: id, type }, 'handled an event of the payment provider')
}

/** For the back office, which shows what the provider tells in vain; its failure hides no other. */
async function noteFailure(
  { db, clock, log }: BillingContext,
  event: { id: string; type: string },
  error: unknown,
): Promise<void> {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  const kind = [name, code].filter((each) => typeof each === 'string').join(' ')
  await noteFailed(db, { ...event, at: clock.now(), error: kind || 'Error' }).catch(
    (cause: unknown) => log.warn({ err: cause, event: event.id }, 'a failure was not noted'),
  )
}
