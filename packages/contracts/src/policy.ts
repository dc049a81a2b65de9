import type { AgeBand } from './auth/schema.ts'

/** What the product owes somebody for where they live and how old they are. */
export type Policy = {
  /** Companions may be partners: affection, flirting, scenarios of love. */
  readonly romance: boolean
  /** Minutes of a talk without a pause, again and again, after which it is said once more who talks: an AI. */
  readonly disclosureMinutes: number
  /** The same for the reminder to rest. */
  readonly breakMinutes: number
}

type Row = { readonly minimumAge: number; readonly adult: Policy; readonly minor: Policy }

/** Oregon and Washington ask for an hour; China and others for more. Given to the young everywhere. */
const minor: Policy = { romance: false, disclosureMinutes: 60, breakMinutes: 60 }
/** New York, Oregon and Washington ask for three hours. */
const adult: Policy = { romance: true, disclosureMinutes: 180, breakMinutes: 180 }
/** China’s measures on anthropomorphic interaction ask for a break after two hours. */
const adultInChina: Policy = { ...adult, disclosureMinutes: 120, breakMinutes: 120 }

/**
 * Where the law says so, children under 14 need the consent of a guardian. Nobody can give it here, so
 * that they cannot have an account.
 */
const withoutGuardian = 14

/** By region (ISO 3166-1); what is not named has the row `elsewhere`, who did not say theirs the strictest. */
const regions: ReadonlyMap<string, Row> = new Map([
  ['CN', { minimumAge: withoutGuardian, adult: adultInChina, minor }],
  ['KR', { minimumAge: withoutGuardian, adult, minor }],
])
const elsewhere: Row = { minimumAge: 13, adult, minor }
const unsaid: Row = { ...elsewhere, adult: adultInChina }

const rowOf = (region: string | null): Row =>
  region === null ? unsaid : (regions.get(region) ?? elsewhere)

/** How old somebody must be to have an account, in years. */
export const minimumAgeIn = (region: string | null): number => rowOf(region).minimumAge

/** The one table that decides by age and region. Whose age is not known counts as a minor. */
export const policyFor = (region: string | null, ageBand: AgeBand): Policy =>
  rowOf(region)[ageBand === 'adult' ? 'adult' : 'minor']
