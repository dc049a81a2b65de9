export { EmailBanner } from './email-banner'
export { LanguageSelect, ThemeSegments } from './preference-controls'
