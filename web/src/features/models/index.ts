export { AnswersLink } from './answers-link'
export { useIsOffline } from './use-is-offline'
