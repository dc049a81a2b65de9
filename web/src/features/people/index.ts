export { OtherBirth } from './other-birth'
export type { Chosen } from './saved-people'
