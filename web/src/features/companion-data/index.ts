export {
  companionsApi,
  previewMessage,
  useCreateCompanionMutation,
  useDeleteCompanionMutation,
  useListCompanionsQuery,
  useRestoreCompanionMutation,
  useUpdateCompanionMutation,
} from './companions-api'
export { useLastWords } from './last-words'
export { moods, traits, useMoodText, useTraitText } from './moods'
export { useCreateDefaultCompanion } from './use-default-companion'
