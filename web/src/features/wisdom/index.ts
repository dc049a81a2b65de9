export { useGetDailyFortuneQuery } from './wisdom-api'

/** The wisdom tab of one companion’s page; its code comes when it is first shown. */
export const loadWisdomPanel = () => import('./wisdom-panel')
