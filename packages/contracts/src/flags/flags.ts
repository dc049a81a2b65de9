/**
 * What operators may switch while the product runs, in the back office. `default` holds until they say
 * otherwise; a flag that is `perAccount` may also be on for a share of the accounts.
 */
export const featureFlags = {
  registration: {
    description: 'New accounts can be made',
    default: true,
    perAccount: false,
  },
  'video-generation': {
    description: 'Videos can be made',
    default: true,
    perAccount: true,
  },
} as const satisfies Record<string, { description: string; default: boolean; perAccount: boolean }>

export type FlagKey = keyof typeof featureFlags
export const flagKeys = Object.keys(featureFlags) as FlagKey[]
export const isFlagKey = (key: string): key is FlagKey => Object.hasOwn(featureFlags, key)
