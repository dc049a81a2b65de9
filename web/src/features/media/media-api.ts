import { mediaLimits } from '@lumen/contracts/media/limits'
import { fold } from '@lumen/language/fold'
import { baseApi } from '@/api/base-api'
import { call, type CallInput } from '@/api/call'
import { isApiError } from '@/api/error'
import type { AppDispatch, RootState } from '@/store/root-reducer'
import type { GeneratedContent, JobStatus, MediaGallery, MediaJob } from './media-types'

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

export const isOver = (status: JobStatus): boolean => status !== 'queued' && status !== 'running'

type Generation = Extract<
  Parameters<typeof call>[0],
  `POST /api/${'' | 'multimodal/'}generate-${string}`
>

/** A failure is told by the call itself. */
const ignore = () => undefined

/**
 * Something new; `requestKey` in the body: the same key is the same job, however often it is sent. It is
 * made also when the page is left at once.
 */
const generation = <K extends Generation>(key: K) => ({
  query: (input: CallInput<K>) => ({ ...call(key).query(input), keepalive: true }),
  transformResponse: begun,
  onQueryStarted: (
    _: unknown,
    { dispatch, queryFulfilled }: { dispatch: unknown; queryFulfilled: Promise<{ data: Begun }> },
  ) => {
    void queryFulfilled.then(
      ({ data: { jobId } }) => (dispatch as AppDispatch)(freshenJob(jobId)),
      ignore,
    )
  },
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
      onQueryStarted: (jobId, { dispatch, queryFulfilled }) => {
        const show = dispatch as AppDispatch
        void queryFulfilled.then(
          ({ data }) => show(showJob(data)),
          ({ error }) => {
            // Deleted elsewhere.
            if (isApiError(error) && error.status === 404) show(hideJob(jobId))
          },
        )
      },
    }),
    cancelMediaJob: build.mutation<MediaJob, string>({
      query: (jobId) => cancel.query({ params: { jobId } }),
      invalidatesTags: (_result, _error, jobId) => [{ type: 'MediaJob', id: jobId }],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => (dispatch as AppDispatch)(showJob(data)), ignore)
      },
    }),
    /** A failed or cancelled job once more; answers the new one. */
    retryMediaJob: build.mutation<MediaJob, string>({
      query: (jobId) => again.query({ params: { jobId } }),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => (dispatch as AppDispatch)(showJob(data)), ignore)
      },
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
    /** The job and its files, for good. Out of the lists at once, back in them when the server refuses. */
    deleteCreation: build.mutation<unknown, string>({
      query: (jobId) => remove.query({ params: { jobId } }),
      invalidatesTags: (_result, error) => (error === undefined ? [] : ['Gallery']),
      onQueryStarted: (jobId, { dispatch, queryFulfilled }) => {
        ;(dispatch as AppDispatch)(hideJob(jobId))
        void queryFulfilled.catch(ignore)
      },
    }),
    getMediaCapabilities: build.query({
      ...call('GET /api/media/capabilities'),
      providesTags: ['Flags'],
    }),
  }),
})

type Edit = (items: readonly MediaJob[], input: GalleryInput, page: number) => MediaJob[]

/** Edits the lists that are held, page by page. */
const editGalleries = (edit: Edit) => (dispatch: AppDispatch, getState: () => RootState) => {
  for (const { endpointName, originalArgs } of mediaApi.util.selectInvalidatedBy(getState(), [
    'Gallery',
  ])) {
    if (endpointName !== 'listGallery') continue
    const input = originalArgs as GalleryInput
    const apply = () =>
      dispatch(
        mediaApi.util.updateQueryData('listGallery', input, (list) => ({
          ...list,
          pages: list.pages.map((page, at) => ({ ...page, items: edit(page.items, input, at) })),
        })),
      )
    apply()
    // A page that is on its way brings those before it back as they were when it was asked for.
    void dispatch(mediaApi.util.getRunningQueryThunk('listGallery', input))?.then(apply)
  }
}

/** As the server does: every word anywhere in the description, in any case, with or without accents. */
const belongs = ({ kind, prompt }: MediaJob, input: GalleryInput) =>
  (input.kind === undefined || input.kind === kind) &&
  fold(input.search ?? '')
    .split(/\s+/u)
    .every((word) => fold(prompt).includes(word))

/** Puts a job into the lists that are held: in its place, or in front where it is new. */
const showJob = (job: MediaJob) => (dispatch: AppDispatch) => {
  const held = (items: readonly MediaJob[]) => items.some(({ id }) => id === job.id)
  dispatch(
    editGalleries((items, input, page) =>
      held(items)
        ? items.map((item) => (item.id === job.id ? job : item))
        : page === 0 && belongs(job, input) && (items[0] === undefined || job.id > items[0].id)
          ? [job, ...items]
          : [...items],
    ),
  )
}

const hideJob = (jobId: string) => editGalleries((items) => items.filter(({ id }) => id !== jobId))

/** Asks for a job, and puts it into the lists that are held. */
export const freshenJob = (jobId: string) => async (dispatch: AppDispatch) => {
  // An answer that is on its way may have been read before the change, and would be taken for this one's.
  await dispatch(mediaApi.util.getRunningQueryThunk('getMediaJob', jobId))
  return dispatch(
    mediaApi.endpoints.getMediaJob.initiate(jobId, { forceRefetch: true, subscribe: false }),
  )
}

/** How a job that is held is going on. */
export const tellProgress =
  (jobId: string, { status, progress, stage }: Pick<MediaJob, 'status' | 'progress' | 'stage'>) =>
  (dispatch: AppDispatch) => {
    const told = (job: MediaJob): MediaJob =>
      job.id !== jobId || isOver(job.status) || progress < job.progress
        ? job
        : { ...job, status, progress, stage }
    dispatch(mediaApi.util.updateQueryData('getMediaJob', jobId, told))
    dispatch(editGalleries((items) => items.map(told)))
  }

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
} = mediaApi
