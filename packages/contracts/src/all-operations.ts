import { deletionOperations } from './auth/deletion-operations.ts'
import { notificationOperations } from './auth/notification-operations.ts'
import { authOperations } from './auth/operations.ts'
import { passkeyOperations } from './auth/passkey-operations.ts'
import { privacyOperations } from './auth/privacy-operations.ts'
import { providerOperations } from './auth/provider-operations.ts'
import { recoveryOperations } from './auth/recovery-operations.ts'
import { securityOperations } from './auth/security-operations.ts'
import { fortuneOperations } from './fortune/operations.ts'
import { billingOperations } from './billing/operations.ts'
import { paymentOperations, testCheckoutOperations } from './billing/payment-operations.ts'
import { sessionOperations } from './auth/session-operations.ts'
import { announcementOperations } from './announcements/operations.ts'
import { flagOperations } from './flags/operations.ts'
import { moderationOperations } from './admin/moderation-operations.ts'
import { helpOperations } from './admin/help-operations.ts'
import { officeOperations } from './admin/office-operations.ts'
import { ledgerOperations } from './admin/ledger-operations.ts'
import { systemOperations } from './admin/system-operations.ts'
import { adminOperations } from './admin/operations.ts'
import { branchOperations } from './chat/branches.ts'
import { chatOperations } from './chat/operations.ts'
import { playOperations } from './chat/play-operations.ts'
import { reminderOperations } from './chat/reminders.ts'
import { importOperations } from './chat/imports.ts'
import { tendencyOperations } from './chat/tendencies.ts'
import { scenarioOperations } from './chat/scenario-operations.ts'
import { avatarOperations } from './media/avatar-operations.ts'
import { callOperations } from './media/call-operations.ts'
import { objectOperations } from './media/object-operations.ts'
import { generationOperations, jobOperations } from './media/operations.ts'
import { guestOperations } from './guest/operations.ts'
import { memoryOperations } from './memory/operations.ts'
import { modelOperations } from './models/operations.ts'
import { modelServerOperations } from './models/server-operations.ts'
import { modelUseOperations } from './models/use.ts'
import { ownModelOperations } from './models/own-operations.ts'
import type { OperationTable } from './operation.ts'

/** Every REST operation of every service: the gateway's routing table, the API document, the matrices of tests. */
export const allOperations: OperationTable = {
  ...authOperations,
  ...recoveryOperations,
  ...securityOperations,
  ...passkeyOperations,
  ...providerOperations,
  ...billingOperations,
  ...paymentOperations,
  ...testCheckoutOperations,
  ...sessionOperations,
  ...notificationOperations,
  ...privacyOperations,
  ...deletionOperations,
  ...adminOperations,
  ...officeOperations,
  ...systemOperations,
  ...ledgerOperations,
  ...helpOperations,
  ...flagOperations,
  ...announcementOperations,
  ...moderationOperations,
  ...guestOperations,
  ...chatOperations,
  ...branchOperations,
  ...scenarioOperations,
  ...playOperations,
  ...reminderOperations,
  ...importOperations,
  ...tendencyOperations,
  ...memoryOperations,
  ...modelOperations,
  ...modelServerOperations,
  ...modelUseOperations,
  ...ownModelOperations,
  ...generationOperations,
  ...jobOperations,
  ...objectOperations,
  ...avatarOperations,
  ...callOperations,
  ...fortuneOperations,
}
