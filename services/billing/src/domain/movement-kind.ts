import type { movementKinds } from '@lumen/contracts/billing/limits'

export type MovementKind = (typeof movementKinds)[number]
