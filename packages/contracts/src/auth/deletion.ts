import { Type, type Static } from 'typebox'
import { Closed, Id, Timestamp } from '../schema.ts'

export const deletionLimits = {
  /** Copies in backups are overwritten by then. */
  backupDays: 30,
  /** How long records of payments are kept, without the person. */
  paymentYears: 7,
} as const

/** The secret of the link to a receipt: 32 bytes, base64url. */
const ReceiptToken = Type.String({ pattern: '^[\\w-]{43}$' })
export const ReceiptRequest = Closed({ token: ReceiptToken })

/** An account that will be deleted. */
export const PendingDeletion = Closed(
  {
    requestedAt: Timestamp,
    /** Until then its owner can keep it. */
    dueAt: Timestamp,
    /** What the receipt is fetched with, by whoever has it, also when the account is gone. */
    receiptToken: ReceiptToken,
  },
  { $id: 'PendingDeletion' },
)
export type PendingDeletion = Static<typeof PendingDeletion>

const Erased = Type.Record(Type.String(), Type.Integer({ minimum: 0 }))

/** What was erased of somebody, and when; nothing of who that was. */
export const ErasureRecord = Closed({
  version: Type.Literal(1),
  receiptId: Id,
  requestedAt: Timestamp,
  beganAt: Timestamp,
  completedAt: Timestamp,
  /** What each service has confirmed: rows by table, files, events, jobs, data keys. */
  services: Type.Array(Closed({ service: Type.String(), erased: Erased })),
  /** Records of payments that the law wants kept, under a pseudonym that leads nowhere. */
  paymentsKept: Type.Integer({ minimum: 0 }),
  paymentsKeptUntil: Type.Union([Timestamp, Type.Null()]),
  backupsOverwrittenBy: Timestamp,
})
export type ErasureRecord = Static<typeof ErasureRecord>

/**
 * A record with the signature of whoever runs the product: Ed25519 over the record as JSON without
 * white space, the keys of every object in alphabetical order.
 */
export const ErasureReceipt = Closed(
  {
    record: ErasureRecord,
    algorithm: Type.Literal('Ed25519'),
    /** DER (SubjectPublicKeyInfo) in base64. */
    publicKey: Type.String(),
    /** Base64. */
    signature: Type.String(),
  },
  { $id: 'ErasureReceipt' },
)
export type ErasureReceipt = Static<typeof ErasureReceipt>

/** How far a deletion is, for whoever has the link. */
export const ReceiptState = Closed(
  {
    state: Type.Enum(['pending', 'erasing', 'done']),
    /** Of a pending one. */
    dueAt: Type.Union([Timestamp, Type.Null()]),
    /** Once it is done. */
    receipt: Type.Union([ErasureReceipt, Type.Null()]),
  },
  { $id: 'ReceiptState' },
)
export type ReceiptState = Static<typeof ReceiptState>
