import type { PicturePreview } from '@lumen/contracts/media/schema'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'
import { useSettled } from '@/ui/use-settled'
import { useCapability } from './capability-note'

const preview = call('POST /api/media/picture-preview')

/** In a file of its own: only who describes a picture loads it. */
const { usePreviewPictureQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewPicture: build.query<PicturePreview, string>({
      query: (prompt) => preview.query({ body: { prompt } }),
      // A model may have been switched on meanwhile.
      keepUnusedDataFor: 30,
    }),
  }),
})

/** Somebody who rests this long has written what they mean, for now. */
const pauseMs = 500

export type Preview = {
  /** A program of this server paints it, and tells before what it knows of the words. */
  readonly told: boolean
  /** There are words to tell of. */
  readonly described: boolean
  /** Of the words as they are now; null while they change or nobody knows. */
  readonly preview: PicturePreview | null
}

/**
 * What a picture would show of these words, asked once they rest.
 *
 * @param prompt null: it is no picture
 */
export function usePicturePreview(prompt: string | null): Preview {
  const capability = useCapability('image')
  const told = prompt !== null && capability?.available === true && capability.provider === 'local'
  const words = told ? prompt.trim() : ''
  const settled = useSettled(words, pauseMs)
  const { currentData = null } = usePreviewPictureQuery(words, {
    skip: words === '' || settled !== words,
  })
  return { told, described: words !== '', preview: currentData }
}

/** Nobody pays for a picture without what it is of: the server refuses it. */
export const isWithoutSubject = ({ preview }: Preview): boolean =>
  preview !== null && preview.local && !preview.mainSubjectShown
