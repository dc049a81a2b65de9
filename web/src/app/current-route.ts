import { createContext, use } from 'react'
import type { RouteRow } from './route-row'

/** What the address shown leads to. */
export type CurrentRoute = Pick<RouteRow, 'id' | 'titleKey' | 'shape'> & {
  /** The page that people who are signed in see there. */
  page: RouteRow['load']
}

export const CurrentRouteContext = createContext<CurrentRoute | undefined>(undefined)

/** What the address shown leads to; nothing for an address that the table does not know. */
export const useCurrentRoute = () => use(CurrentRouteContext)
