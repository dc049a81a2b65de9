export { LanguageSelect, ThemeSegments } from './preference-controls'
