import { lazy } from 'react'

export { beginAt } from './begin-at'
export { useListScenariosQuery } from './scenarios-api'

/** Where a scenario is begun with a companion. */
export const BeginDialog = lazy(() => import('./begin-dialog'))
