import { publicPages } from './public-routes'
import type { RouteRow } from './route-row'
import { routes } from './routes'

type Nav = NonNullable<RouteRow['nav']>
export type Destination = Nav & { path: string; guard: RouteRow['guard'] }

/** The rows of the route table that lead somewhere by themselves, in the order of the table. */
export const destinations: readonly Destination[] = routes.flatMap(({ path, guard, nav }) =>
  nav ? [{ path, guard, ...nav }] : [],
)

/** The destinations of one place of the navigation. */
export const destinationsIn = (place: Nav['places'][number]): readonly Destination[] =>
  destinations.filter(({ places }) => places.includes(place))

/** Whether a path belongs to a destination. */
export const isAt = ({ path, match }: Destination, pathname: string): boolean =>
  path === pathname || match?.test(pathname) === true

/** The public pages that stand for themselves, under their addresses without a language. */
export const publicDestinations = publicPages
  .filter(({ path }) => path !== '/' && !path.includes(':'))
  .map(({ id, path }) => ({ path, titleKey: `route.${id}` }))
