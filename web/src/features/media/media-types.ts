import type { MediaCapabilities } from '@lumen/contracts/media/schema'

export type { JobStatus, MediaKind } from '@lumen/contracts/media/names'
export type {
  GeneratedContent,
  MediaCapabilities,
  MediaCapability as Capability,
  MediaGallery,
  MediaJob,
} from '@lumen/contracts/media/schema'
export type CapabilityName = keyof MediaCapabilities
