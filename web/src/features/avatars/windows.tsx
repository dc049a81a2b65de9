import { lazy, type ComponentProps } from 'react'

const UserWindow = lazy(() => import('./user/user-avatar-dialog'))
const CompanionWindow = lazy(() => import('./companion/companion-avatar-window'))

// Apart from the index: what a window is made of is a long list, which few pages need to know.
export const UserAvatarDialog = (props: ComponentProps<typeof UserWindow>) => (
  <UserWindow {...props} />
)
export const CompanionAvatarWindow = (props: ComponentProps<typeof CompanionWindow>) => (
  <CompanionWindow {...props} />
)
