import { createContext, use } from 'react'

/** Windows of the frame; at most one is open. */
export type ShellWindow = 'palette' | 'shortcuts' | 'profile' | 'avatar' | 'subscription' | 'menu'

export type WindowProps = { open: boolean; onClose: () => void }

export const ShellWindowContext = createContext<(shown: ShellWindow) => void>(() => undefined)

/** Opens a window of the frame. */
export const useOpenWindow = () => use(ShellWindowContext)
