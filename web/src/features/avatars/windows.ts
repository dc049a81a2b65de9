import { lazy } from 'react'

/** Apart from the index: what each window is made of is a long list, which few pages need to know. */
export const UserAvatarDialog = lazy(() => import('./user/user-avatar-dialog'))
export const CompanionAvatarWindow = lazy(() => import('./companion/companion-avatar-window'))
