export {
  companionsApi,
  previewMessage,
  useDeleteCompanionMutation,
  useGetCompanionQuery,
  useGetContactQuery,
  useSetContactMutation,
  useListCompanionsQuery,
  useRestoreCompanionMutation,
  useUpdateCompanionMutation,
} from './companions-api'
export { useLastMessageText } from './last-message-text'
export { characterOf } from './faces'
export { moodColor, moods, traits, useMoodText, useTraitText } from './moods'
export { useCreateCompanion, type NewCompanion } from './use-create-companion'
export { useCreateDefaultCompanion, useCreateFromFace } from './use-create-from-face'
