export { CapabilityNote, useCapability } from './capability-note'
export { CostLine, Receipt } from './cost-line'
export { failureText, useGenerationFailure } from './generation-failure'
export {
  mediaApi,
  useCancelMediaJobMutation,
  useGenerateImageMutation,
  useGenerateVideoMutation,
  useGetMediaCapabilitiesQuery,
  useRetryMediaJobMutation,
  type Begun,
} from './media-api'
export { MediaImage } from './media-image'
export { objectAddress, objectIdOf } from './object-address'
export { isOver, useMediaJob } from './use-media-job'
export { useObjectAddress } from './use-object-address'
