import { notificationOperations } from './auth/notification-operations.ts'
import { authOperations } from './auth/operations.ts'
import { recoveryOperations } from './auth/recovery-operations.ts'
import { securityOperations } from './auth/security-operations.ts'
import { fortuneOperations } from './fortune/operations.ts'
import { billingOperations } from './billing/operations.ts'
import { paymentOperations, testCheckoutOperations } from './billing/payment-operations.ts'
import { sessionOperations } from './auth/session-operations.ts'
import { adminOperations } from './admin/operations.ts'
import { chatOperations } from './chat/operations.ts'
import { avatarOperations } from './media/avatar-operations.ts'
import { objectOperations } from './media/object-operations.ts'
import { generationOperations, jobOperations } from './media/operations.ts'
import { memoryOperations } from './memory/operations.ts'
import type { OperationTable } from './operation.ts'

/** Every REST operation of every service: the gateway's routing table, the API document, the matrices of tests. */
export const allOperations: OperationTable = {
  ...authOperations,
  ...recoveryOperations,
  ...securityOperations,
  ...billingOperations,
  ...paymentOperations,
  ...testCheckoutOperations,
  ...sessionOperations,
  ...notificationOperations,
  ...adminOperations,
  ...chatOperations,
  ...memoryOperations,
  ...generationOperations,
  ...jobOperations,
  ...objectOperations,
  ...avatarOperations,
  ...fortuneOperations,
}
