import { lazy } from 'react'

/** The window of the user’s own avatar; its code comes when it is opened. */
export const UserAvatarDialog = lazy(() => import('./user/user-avatar-dialog'))

/** The window of a companion’s avatar: to look at it, choose another, browse the library. */
export const CompanionAvatarWindow = lazy(() => import('./companion/companion-avatar-window'))
