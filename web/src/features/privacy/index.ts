export { DeletionBanner } from './deletion-banner'
