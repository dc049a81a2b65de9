import { creditCosts, plans, type Plan, type PlanId } from '@lumen/contracts/plans'

/** What a plan counts: messages by the user's day, pictures and minutes of voice by its month. */
export type Meter = 'messages' | 'images' | 'voice_minutes'

export type UseKind = 'text' | 'image' | 'voice' | 'video'

const meters: Readonly<Record<UseKind, Meter | null>> = {
  text: 'messages',
  image: 'images',
  voice: 'voice_minutes',
  video: null,
}

const unitCosts: Readonly<Record<UseKind, number>> = {
  text: creditCosts.text,
  image: creditCosts.image,
  voice: creditCosts.voiceMinute,
  video: creditCosts.video,
}

/** The plan of that name. */
export const planOf = (id: PlanId): Plan => plans.find((plan) => plan.id === id) ?? plans[0]

/** The meter that a use counts on; null for what only costs credits. */
export const meterOf = (kind: UseKind): Meter | null => meters[kind]

/** Most that a plan allows on a meter; null: no ceiling. */
export function ceilingOf(plan: Plan, meter: Meter): number | null {
  if (meter === 'messages') return plan.messagesPerDay
  if (meter === 'images') return plan.imagesPerMonth
  return plan.voiceMinutesPerMonth
}

/** What is used. `units`: messages, pictures, minutes of voice begun, videos. */
export type Use = {
  kind: UseKind
  units: number
  /** Of text: written on a machine of the operator's. */
  local?: boolean | undefined
}

/** Credits that a use costs; `localTextFree` where the operator gives local text for nothing. */
export function costOf(
  plan: Plan,
  { kind, units, local }: Use,
  { localTextFree }: { localTextFree: boolean },
): number {
  const free = kind === 'text' && (plan.freeText || (localTextFree && local === true))
  return free ? 0 : unitCosts[kind] * units
}
