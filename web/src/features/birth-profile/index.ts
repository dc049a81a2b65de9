export { birthApi, useGetBirthProfileQuery, usePutBirthProfileMutation } from './birth-api'
export { BirthDialog } from './birth-dialog'
export { BirthFields, type BirthRefusal } from './birth-fields'
export { BirthForm } from './birth-form'
export {
  birthDataOf,
  birthProblems,
  birthValuesOf,
  emptyBirth,
  type BirthProblems,
  type BirthValues,
} from './birth-values'
export { readerZone } from './reader-zone'
export { useOwnBirth } from './use-own-birth'
export { useBirthRefusal, useBirthSubmit } from './use-birth-submit'
