import type { MediaCapabilities } from '@lumen/contracts/media/schema'

export type { JobStatus, MediaKind } from '@lumen/contracts/media/names'
export type {
  GeneratedContent,
  MediaCapabilities,
  MediaCapability as Capability,
  MediaGallery,
  MediaJob,
} from '@lumen/contracts/media/schema'
/** What is made here by somebody; a call is made of two of them. */
export type CapabilityName = Exclude<keyof MediaCapabilities, 'call'>
