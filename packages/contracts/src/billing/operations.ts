import { Type } from 'typebox'
import { defineOperations } from '../operation.ts'
import { Closed } from '../schema.ts'
import { billingLimits } from './limits.ts'
import { Quote, Transaction, UsageStats, useKinds, WalletBalance } from './schema.ts'

const TimeZone = Type.Optional(
  Type.String({ maxLength: 64, description: 'Whose clocks say which day it is; else UTC' }),
)

export const billingOperations = defineOperations({
  'GET /api/wallet/balance': {
    service: 'billing',
    access: 'user',
    summary: 'Credits: what is there, what will be gone, what was last moved',
    replies: { 200: WalletBalance },
  },
  'GET /api/wallet/usage-stats': {
    service: 'billing',
    access: 'user',
    summary: 'What was used of the ceilings of the plan',
    query: Closed({ timeZone: TimeZone }),
    replies: { 200: UsageStats },
  },
  'GET /api/wallet/transactions': {
    service: 'billing',
    access: 'user',
    summary: 'The statement, newest first',
    query: Closed({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: billingLimits.pageSize })),
      cursor: Type.Optional(
        Type.String({ format: 'uuid', description: 'Only what is older than this transaction' }),
      ),
    }),
    replies: { 200: Type.Array(Transaction) },
  },
  'GET /api/wallet/quote': {
    service: 'billing',
    access: 'user',
    summary: 'What something would cost, and whether it can be had now',
    query: Closed({
      kind: Type.Enum(useKinds),
      units: Type.Optional(Type.Integer({ minimum: 1, maximum: billingLimits.unitsAtOnce })),
      local: Type.Optional(
        Type.Boolean({ description: 'Of text: written on a machine of the operator’s' }),
      ),
      timeZone: TimeZone,
    }),
    replies: { 200: Quote },
  },
})
