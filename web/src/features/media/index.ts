export { CapabilityNote, useCapability } from './capability-note'
export { isByProgram } from './by-program'
export { CostLine, Receipt } from './cost-line'
export { failureText, useGenerationFailure } from './generation-failure'
export {
  freshenJob,
  isOver,
  tellProgress,
  useCancelMediaJobMutation,
  useCreateAudioMutation,
  useCreateImageMutation,
  useCreateVideoMutation,
  useDeleteCreationMutation,
  useGenerateImageMutation,
  useGenerateVideoMutation,
  useListGalleryInfiniteQuery,
  useRetryMediaJobMutation,
} from './media-api'
export { MediaImage } from './media-image'
export { objectIdOf } from './object-address'
export { readReplyVoice, writeReplyVoice, type ReplyVoice } from './reply-voice'
export { PicturePreviewLine } from './picture-preview'
export { isWithoutSubject, usePicturePreview } from './use-picture-preview'
export { usePossibleStyles } from './possible-styles'
export { Remaining } from './remaining'
export { StyleChoice } from './style-choice'
export { useMediaJob } from './use-media-job'
export { useObjectAddress } from './use-object-address'
export type { CapabilityName, MediaJob, MediaKind } from './media-types'
