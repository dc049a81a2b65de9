import { mediaLimits } from '@lumen/contracts/media/limits'
import { baseApi } from '@/api/base-api'
import { call, type CallInput } from '@/api/call'
import type { GeneratedContent, MediaGallery, MediaJob } from './media-types'

/** What a call for something new answered: the finished work, or the job that goes on. */
export type Begun = {
  jobId: string
  content: GeneratedContent | null
  job: MediaJob | null
}

const begun = (answer: GeneratedContent | MediaJob): Begun =>
  'status' in answer
    ? { jobId: answer.id, content: answer.result, job: answer }
    : { jobId: answer.jobId, content: answer, job: null }

type Generation = Extract<
  Parameters<typeof call>[0],
  `POST /api/${'' | 'multimodal/'}generate-${string}`
>

/** Something new; `requestKey` in the body: the same key is the same job, however often it is sent. */
const generation = <K extends Generation>(key: K) => ({
  query: call(key).query,
  transformResponse: begun,
  invalidatesTags: ['Gallery' as const],
})

const list = call('GET /api/media/gallery')
const read = call('GET /api/media/jobs/:jobId')
const cancel = call('DELETE /api/media/jobs/:jobId')
const again = call('POST /api/media/jobs/:jobId/retry')
const remove = call('DELETE /api/media/gallery/:jobId')

export type GalleryInput = Pick<
  NonNullable<Exclude<CallInput<'GET /api/media/gallery'>, void>['query']>,
  'kind' | 'search'
>

export const mediaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A picture for a conversation, in the composer’s image mode. */
    generateImage: build.mutation(generation('POST /api/generate-image')),
    /** A video for a conversation. */
    generateVideo: build.mutation(generation('POST /api/generate-video')),
    createImage: build.mutation(generation('POST /api/multimodal/generate-image')),
    createVideo: build.mutation(generation('POST /api/multimodal/generate-video')),
    createAudio: build.mutation(generation('POST /api/multimodal/generate-audio')),
    getMediaJob: build.query<MediaJob, string>({
      query: (jobId) => read.query({ params: { jobId } }),
      providesTags: (_result, _error, jobId) => [{ type: 'MediaJob', id: jobId }],
    }),
    cancelMediaJob: build.mutation<MediaJob, string>({
      query: (jobId) => cancel.query({ params: { jobId } }),
      invalidatesTags: (_result, _error, jobId) => [{ type: 'MediaJob', id: jobId }, 'Gallery'],
    }),
    /** A failed or cancelled job once more; answers the new one. */
    retryMediaJob: build.mutation<MediaJob, string>({
      query: (jobId) => again.query({ params: { jobId } }),
      invalidatesTags: ['Gallery'],
    }),
    /** Everything that was made and is still there, newest first, page by page. */
    listGallery: build.infiniteQuery<MediaGallery, GalleryInput, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      query: ({ queryArg: { kind, search }, pageParam }) =>
        list.query({
          query: {
            limit: mediaLimits.galleryPage,
            ...(kind !== undefined && { kind }),
            ...(search !== undefined && search !== '' && { search }),
            ...(pageParam !== undefined && { before: pageParam }),
          },
        }),
      providesTags: ['Gallery'],
    }),
    /** The job and its files, for good. */
    deleteCreation: build.mutation<unknown, string>({
      query: (jobId) => remove.query({ params: { jobId } }),
      invalidatesTags: ['Gallery'],
    }),
    getMediaCapabilities: build.query(call('GET /api/media/capabilities')),
    /** An address of an object that works without a session for a while. */
    getObjectLink: build.query<{ url: string; expiresAt: string }, string>({
      query: (objectId) => ({
        url: `/api/media/objects/${encodeURIComponent(objectId)}/link`,
        method: 'POST',
      }),
      keepUnusedDataFor: 60,
    }),
  }),
})

export const {
  useGenerateImageMutation,
  useGenerateVideoMutation,
  useCreateImageMutation,
  useCreateVideoMutation,
  useCreateAudioMutation,
  useGetMediaJobQuery,
  useCancelMediaJobMutation,
  useRetryMediaJobMutation,
  useListGalleryInfiniteQuery,
  useDeleteCreationMutation,
  useGetMediaCapabilitiesQuery,
  useGetObjectLinkQuery,
} = mediaApi
