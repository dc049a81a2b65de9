import { lazy } from 'react'

/** The window in which something is reported; its code comes when it is opened. */
export const ReportDialog = lazy(() => import('./report-dialog'))
export { ReportButton } from './report-button'
