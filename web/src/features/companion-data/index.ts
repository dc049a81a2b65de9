export {
  companionsApi,
  previewMessage,
  useDeleteCompanionMutation,
  useGetCompanionQuery,
  useListCompanionsQuery,
  useRestoreCompanionMutation,
  useUpdateCompanionMutation,
} from './companions-api'
export { useLastMessageText } from './last-message-text'
export { moods, traits, useMoodText, useTraitText } from './moods'
export { useCreateCompanion, type NewCompanion } from './use-create-companion'
export { useCreateDefaultCompanion } from './use-default-companion'
