import type { MediaJob, MediaKind } from '@/features/media'
import { AudioLines, Clapperboard, Image, type LucideIcon } from 'lucide-react'
import type { CapabilityName } from '@/features/media'

/** What the workshop makes, in the order of its tabs, what is made soonest first: what it needs, and what it is charged as. */
export const kinds = [
  { id: 'image', icon: Image, capability: 'image', cost: 'image' },
  { id: 'audio', icon: AudioLines, capability: 'speech', cost: 'voice' },
  { id: 'video', icon: Clapperboard, capability: 'video', cost: 'video' },
] as const satisfies readonly {
  id: MediaKind
  icon: LucideIcon
  capability: CapabilityName
  cost: 'image' | 'voice' | 'video'
}[]

export const kindOf = (id: MediaKind) => kinds.find((kind) => kind.id === id) ?? kinds[0]

/** Looks of the workshop’s pictures; the first one is chosen to begin with. */
export const workshopImageStyles = [
  'enhance',
  'photorealistic',
  'artistic',
  'anime',
  'watercolor',
  'oil_painting',
] as const
export type WorkshopImageStyle = (typeof workshopImageStyles)[number]

/** Width by height of what is seen of a job, before it is known and after. */
export function shapeOf({ kind, result }: Pick<MediaJob, 'kind' | 'result'>): {
  width: number
  height: number
} {
  const { width = null, height = null } = result?.metadata ?? {}
  if (kind !== 'audio' && width !== null && height !== null) return { width, height }
  return {
    image: { width: 1, height: 1 },
    video: { width: 16, height: 9 },
    audio: { width: 16, height: 9 },
  }[kind]
}
