import type { ActivityKind } from '@lumen/contracts/admin/office-schema'

const descriptions: Readonly<Record<ActivityKind, string>> = {
  'user-registered': 'Somebody signed up',
  'companion-created': 'A companion was made',
  'incident-opened': 'An incident was opened',
  'incident-resolved': 'An incident was resolved',
  'contact-received': 'Somebody wrote by the contact form',
  'user-suspended': 'An account was suspended',
  'report-received': 'Something was reported',
  'user-restored': 'A suspended account was opened again',
}

/** In English, for clients that do not know the kind. */
export const describeActivity = (kind: ActivityKind): string => descriptions[kind]
