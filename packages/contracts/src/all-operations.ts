import { deletionOperations } from './auth/deletion-operations.ts'
import { notificationOperations } from './auth/notification-operations.ts'
import { authOperations } from './auth/operations.ts'
import { privacyOperations } from './auth/privacy-operations.ts'
import { recoveryOperations } from './auth/recovery-operations.ts'
import { securityOperations } from './auth/security-operations.ts'
import { fortuneOperations } from './fortune/operations.ts'
import { billingOperations } from './billing/operations.ts'
import { paymentOperations, testCheckoutOperations } from './billing/payment-operations.ts'
import { sessionOperations } from './auth/session-operations.ts'
import { officeOperations } from './admin/office-operations.ts'
import { adminOperations } from './admin/operations.ts'
import { chatOperations } from './chat/operations.ts'
import { avatarOperations } from './media/avatar-operations.ts'
import { objectOperations } from './media/object-operations.ts'
import { generationOperations, jobOperations } from './media/operations.ts'
import { memoryOperations } from './memory/operations.ts'
import { modelOperations } from './models/operations.ts'
import { modelServerOperations } from './models/server-operations.ts'
import { ownModelOperations } from './models/own-operations.ts'
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
  ...privacyOperations,
  ...deletionOperations,
  ...adminOperations,
  ...officeOperations,
  ...chatOperations,
  ...memoryOperations,
  ...modelOperations,
  ...modelServerOperations,
  ...ownModelOperations,
  ...generationOperations,
  ...jobOperations,
  ...objectOperations,
  ...avatarOperations,
  ...fortuneOperations,
}
