export {
  memoriesApi,
  useChangeMemoriesMutation,
  useChangeMemoryMutation,
  useCreateMemoryMutation,
  useDeleteMemoryMutation,
  useGetEmotionalIntelligenceQuery,
  useGetMemoryAnalysisQuery,
  useListChatMemoriesQuery,
  useListMemoriesInfiniteQuery,
  useRestoreMemoryMutation,
  type MemoryListInput,
} from './memories-api'
