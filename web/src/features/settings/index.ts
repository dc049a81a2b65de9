export { EmailBanner } from './email-banner'
export { LanguageSelect, ThemeSegments } from './preference-controls'
export { FreshSignInProvider, useFreshSignIn } from './fresh-sign-in'
