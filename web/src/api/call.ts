import type { ledgerOperations } from '@lumen/contracts/admin/ledger-operations'
import type { moderationOperations } from '@lumen/contracts/admin/moderation-operations'
import type { helpOperations } from '@lumen/contracts/admin/help-operations'
import type { officeOperations } from '@lumen/contracts/admin/office-operations'
import type { adminOperations } from '@lumen/contracts/admin/operations'
import type { announcementOperations } from '@lumen/contracts/announcements/operations'
import type { systemOperations } from '@lumen/contracts/admin/system-operations'
import type { deletionOperations } from '@lumen/contracts/auth/deletion-operations'
import type { notificationOperations } from '@lumen/contracts/auth/notification-operations'
import type { authOperations } from '@lumen/contracts/auth/operations'
import type { passkeyOperations } from '@lumen/contracts/auth/passkey-operations'
import type { privacyOperations } from '@lumen/contracts/auth/privacy-operations'
import type { providerOperations } from '@lumen/contracts/auth/provider-operations'
import type { recoveryOperations } from '@lumen/contracts/auth/recovery-operations'
import type { securityOperations } from '@lumen/contracts/auth/security-operations'
import type { sessionOperations } from '@lumen/contracts/auth/session-operations'
import type { billingOperations } from '@lumen/contracts/billing/operations'
import type {
  paymentOperations,
  testCheckoutOperations,
} from '@lumen/contracts/billing/payment-operations'
import type { importOperations } from '@lumen/contracts/chat/imports'
import type { branchOperations } from '@lumen/contracts/chat/branches'
import type { chatOperations } from '@lumen/contracts/chat/operations'
import type { playOperations } from '@lumen/contracts/chat/play-operations'
import type { reminderOperations } from '@lumen/contracts/chat/reminders'
import type { tendencyOperations } from '@lumen/contracts/chat/tendencies'
import type { scenarioOperations } from '@lumen/contracts/chat/scenario-operations'
import type { flagOperations } from '@lumen/contracts/flags/operations'
import type { fortuneOperations } from '@lumen/contracts/fortune/operations'
import type { avatarOperations } from '@lumen/contracts/media/avatar-operations'
import type { callOperations } from '@lumen/contracts/media/call-operations'
import type { generationOperations, jobOperations } from '@lumen/contracts/media/operations'
import type { guestOperations } from '@lumen/contracts/guest/operations'
import type { memoryOperations } from '@lumen/contracts/memory/operations'
import type { modelOperations } from '@lumen/contracts/models/operations'
import type { ownModelOperations } from '@lumen/contracts/models/own-operations'
import type { modelServerOperations } from '@lumen/contracts/models/server-operations'
import type { modelUseOperations } from '@lumen/contracts/models/use'
import type { Operation, Reply } from '@lumen/contracts/operation'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import type { Static, TSchema } from 'typebox'

/** Every operation the web may call. A new domain of the contracts joins here. */
type Operations = typeof authOperations &
  typeof recoveryOperations &
  typeof securityOperations &
  typeof passkeyOperations &
  typeof providerOperations &
  typeof sessionOperations &
  typeof notificationOperations &
  typeof privacyOperations &
  typeof deletionOperations &
  typeof guestOperations &
  typeof chatOperations &
  typeof branchOperations &
  typeof scenarioOperations &
  typeof playOperations &
  typeof reminderOperations &
  typeof tendencyOperations &
  typeof importOperations &
  typeof memoryOperations &
  typeof generationOperations &
  typeof jobOperations &
  typeof avatarOperations &
  typeof callOperations &
  typeof fortuneOperations &
  typeof billingOperations &
  typeof paymentOperations &
  typeof testCheckoutOperations &
  typeof adminOperations &
  typeof officeOperations &
  typeof helpOperations &
  typeof flagOperations &
  typeof announcementOperations &
  typeof systemOperations &
  typeof ledgerOperations &
  typeof moderationOperations &
  typeof modelOperations &
  typeof modelServerOperations &
  typeof modelUseOperations &
  typeof ownModelOperations
export type OperationKey = keyof Operations

type Part<T, Name extends string> =
  T extends Record<Name, infer S extends TSchema>
    ? Record<never, never> extends Static<S>
      ? { [N in Name]?: Static<S> }
      : { [N in Name]: Static<S> }
    : unknown
type Parts<T> = Part<T, 'params'> & Part<T, 'query'> & Part<T, 'body'>

/** What a call takes: `params`, `query` and `body` as the operation declares them; nothing when it declares none. */
export type CallInput<K extends OperationKey> =
  unknown extends Parts<Operations[K]>
    ? void
    :
        | { [P in keyof Parts<Operations[K]>]: Parts<Operations[K]>[P] }
        | (Record<never, never> extends Parts<Operations[K]> ? void : never)

/** What a call answers. */
export type CallReply<K extends OperationKey> = Operations[K] extends Operation
  ? Reply<Operations[K]>
  : never

type Values = Readonly<Record<string, string | number | boolean | undefined>>
type Given = { params?: Values; query?: Values; body?: unknown } | void

/**
 * Query definition of one operation, typed by the contracts:
 * `build.query({ ...call('GET /api/messages/:companionId'), providesTags: … })`.
 * Parameters of the path are filled in from `params`; undefined query values are left out.
 */
export function call<K extends OperationKey>(
  key: K,
): {
  query: (input: CallInput<K>) => FetchArgs
  transformResponse: (body: CallReply<K>) => CallReply<K>
} {
  const space = key.indexOf(' ')
  const method = key.slice(0, space)
  const path = key.slice(space + 1)
  return {
    query: (input) => {
      const { params = {}, query, body } = (input ?? {}) as Exclude<Given, void>
      const url = path.replace(/:(\w+)/g, (_, name: string) => {
        const value = params[name]
        if (value === undefined) throw new Error(`${key} needs the parameter ${name}`)
        return encodeURIComponent(String(value))
      })
      return {
        url,
        method,
        ...(query === undefined ? {} : { params: query }),
        ...(body === undefined ? {} : { body }),
      }
    },
    transformResponse: (body) => body,
  }
}
