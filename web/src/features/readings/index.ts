export { ColorName } from './lucky-color'
export { ReadingFooter } from './reading-footer'
export { useOwnLanguage } from './use-own-language'
export { Hook } from './hook'
