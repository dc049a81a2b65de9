/** The wisdom tab of one companion’s page; its code comes when it is first shown. */
export const loadWisdomPanel = () => import('./wisdom-panel')

/** The card with the day of one’s sign and animal. */
export const loadHoroscopeCard = () => import('./horoscope-card')
