import { billingMutants } from './mutants/billing.ts'
import { chatMutants } from './mutants/chat.ts'
import { gatewayMutants } from './mutants/gateway.ts'
import { platformMutants } from './mutants/platform.ts'
import { storeMutants } from './mutants/stores.ts'
import type { StackMutant } from './stack-mutant.ts'

/** As many as a night has room for. */
export const mostMutants = 60

/** What pure rules do not show: fences, leases, the outbox, the inbox, resuming, and owners in SQL. */
export const stackMutants: readonly StackMutant[] = [
  ...chatMutants,
  ...gatewayMutants,
  ...billingMutants,
  ...storeMutants,
  ...platformMutants,
]
