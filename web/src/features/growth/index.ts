/** The growth tab of the chat; its code comes when it is shown. */
export const loadGrowthPanel = () => import('./growth-panel')
