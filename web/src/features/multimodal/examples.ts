import {
  videoStyles,
  type MediaKind,
  type VideoStyle,
  type Voice,
} from '@lumen/contracts/media/names'
import { usePossibleStyles } from '@/features/media'
import { imageExamples, videoExamples } from './example-pictures'
import { workshopImageStyles, type WorkshopImageStyle } from './kinds'

/** A prompt to begin with. Its texts are `multimodal.examples.<kind>.<id>`. */
export type Example =
  | { kind: 'image'; id: WorkshopImageStyle; style: WorkshopImageStyle; picture: string }
  | { kind: 'video'; id: VideoStyle; style: VideoStyle; picture: string }
  | { kind: 'audio'; id: 'night' | 'letter' | 'tale'; voice: Voice; picture: null }

const audio: readonly Example[] = [
  { kind: 'audio', id: 'night', voice: 'shimmer', picture: null },
  { kind: 'audio', id: 'letter', voice: 'nova', picture: null },
  { kind: 'audio', id: 'tale', voice: 'fable', picture: null },
]

/** Examples of what can be made here. */
export function useExamples(kind: MediaKind): readonly Example[] {
  const styles = usePossibleStyles(workshopImageStyles)
  switch (kind) {
    case 'image':
      return styles.map((style) => ({
        kind,
        id: style,
        style,
        picture: imageExamples[style],
      }))
    case 'video':
      return videoStyles.map((style) => ({ kind, id: style, style, picture: videoExamples[style] }))
    case 'audio':
      return audio
  }
}
