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
export { MemoryCrystal } from './memory-crystal'
export { MemoryTypeLabel } from './memory-type-label'
export { memoryLooks } from './memory-types'

/** The memories tab of the chat; its code comes when it is shown. */
export const loadMemoriesPanel = () => import('./panel/memories-panel')
