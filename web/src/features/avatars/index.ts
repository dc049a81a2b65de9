import { lazy } from 'react'

/** The window of the user’s own avatar; its code comes when it is opened. */
export const UserAvatarDialog = lazy(async () => ({
  default: (await import('./windows')).UserAvatarDialog,
}))

/** The window of a companion’s avatar: to look at it, choose another, browse the library. */
export const CompanionAvatarWindow = lazy(async () => ({
  default: (await import('./windows')).CompanionAvatarWindow,
}))
