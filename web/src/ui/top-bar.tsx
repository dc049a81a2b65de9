import { createContext, use, useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place a page may fill in the top bar of small screens. */
export type TopBarPlace = {
  element: HTMLElement | null
  /** Tells the frame that a page fills the place, so that it leaves the screen to it: no bars of its own. */
  claim: () => () => void
}

export const TopBarContext = createContext<TopBarPlace | null>(null)

/**
 * Puts a page's own header into the 56 px top bar of screens under 768 px, which has to lead back into
 * the app: the frame's own bars make way for it. Renders nothing on wider screens: show the header in
 * the page there.
 */
export function TopBar({ children }: { children: ReactNode }) {
  const place = use(TopBarContext)
  const claim = place?.claim
  useEffect(() => claim?.(), [claim])
  const element = place?.element ?? null
  return element === null ? null : createPortal(children, element)
}
