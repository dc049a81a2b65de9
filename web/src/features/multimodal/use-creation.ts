import type { MediaKind } from '@lumen/contracts/media/names'
import { useRef } from 'react'
import { isApiError } from '@/api/error'
import {
  useCreateAudioMutation,
  useCreateImageMutation,
  useCreateVideoMutation,
  useGenerationFailure,
} from '@/features/media'
import { newSendId } from '@/realtime/send-id'
import type { Draft } from './draft'

/** The answer got lost; what was asked for may be under way all the same. */
const isUnanswered = (error: unknown) => isApiError(error) && typeof error.status === 'string'

/**
 * Begins something new. `asking`: the server has not answered yet, also after leaving the page and
 * coming back. Asked again after an answer was lost, it is the same job.
 */
export function useCreation(): {
  asking: MediaKind | null
  begin: (kind: MediaKind, draft: Draft) => Promise<boolean>
} {
  const [image, { isLoading: imaging }] = useCreateImageMutation({
    fixedCacheKey: 'workshop-image',
  })
  const [audio, { isLoading: voicing }] = useCreateAudioMutation({
    fixedCacheKey: 'workshop-audio',
  })
  const [video, { isLoading: filming }] = useCreateVideoMutation({
    fixedCacheKey: 'workshop-video',
  })
  const tellFailure = useGenerationFailure()
  const unanswered = useRef<{ wish: string; requestKey: string } | null>(null)

  const begin = async (kind: MediaKind, draft: Draft) => {
    const prompt = draft.prompts[kind].trim()
    const { imageStyle, videoStyle, seconds, voice } = draft
    const wish = JSON.stringify([kind, prompt, imageStyle, videoStyle, seconds, voice])
    const { current: before } = unanswered
    const requestKey = before?.wish === wish ? before.requestKey : newSendId()
    unanswered.current = null
    try {
      if (kind === 'image')
        await image({ body: { prompt, style: imageStyle, requestKey } }).unwrap()
      else if (kind === 'audio') await audio({ body: { text: prompt, voice, requestKey } }).unwrap()
      else
        await video({
          body: { prompt, duration: seconds, style: videoStyle, requestKey },
        }).unwrap()
      return true
    } catch (error) {
      if (isUnanswered(error)) unanswered.current = { wish, requestKey }
      tellFailure(kind, error)
      return false
    }
  }
  return { asking: imaging ? 'image' : voicing ? 'audio' : filming ? 'video' : null, begin }
}
