export { AnswersLink } from './answers-link'
