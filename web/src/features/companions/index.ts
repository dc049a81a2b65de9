export { CompanionColumn, CompanionSheet } from './companion-column'
export {
  companionsApi,
  previewMessage,
  useListCompanionsQuery,
  useUpdateCompanionMutation,
} from './companions-api'
export { useLastWords } from './last-words'
export { useMoodText, useTraitText } from './moods'
export { useCreateDefaultCompanion } from './use-default-companion'
