export { CompanionStars } from './companion-stars'
