export { firstSentence } from './first-sentence'
export { ColorName } from './lucky-color'
export { ReadingFooter } from './reading-footer'
export { useOwnLanguage } from './use-own-language'
