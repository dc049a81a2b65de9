export {
  memoriesApi,
  useChangeMemoriesMutation,
  useChangeMemoryMutation,
  useCreateMemoryMutation,
  useDeleteMemoryMutation,
  useGetEmotionalIntelligenceQuery,
  useGetMemoryAnalysisQuery,
  useGetMemoryQuery,
  useListChatMemoriesQuery,
  useListMemoriesInfiniteQuery,
  useGetGrowthQuery,
  useListUpcomingQuery,
  useRestoreMemoryMutation,
  type MemoryListInput,
} from './memories-api'
export { facetsOf, glowOf, sizeOf, warmthOf } from './crystal-encoding'
export { MemoryCrystal } from './memory-crystal'
export { MemoryForm, type MemoryValues } from './memory-form'
export { MemoryTypeLabel } from './memory-type-label'
export { memoryLooks, memoryTypeNames } from './memory-types'
export { UsedMemory } from './used-memory'
export { useMemoryActions } from './use-memory-actions'
export { useFeelingText } from './use-feeling-text'
export { useImportanceText } from './use-importance-text'

/** The memories tab of the chat; its code comes when it is shown. */
export const loadMemoriesPanel = () => import('./panel/memories-panel')
