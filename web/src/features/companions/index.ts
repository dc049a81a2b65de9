export { CompanionColumn, CompanionSheet } from './companion-column'
