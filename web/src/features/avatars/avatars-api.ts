import type { AvatarTemplate, GeneratedAvatar, MediaJob } from '@lumen/contracts/media/schema'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'
import { companionsApi } from '@/features/companion-data'
import { refreshUser } from '@/session/session-flow'
import { userChanged } from '@/session/session-slice'
import type { AppDispatch, RootState } from '@/store/root-reducer'

/** The made avatar, or the job that goes on making it. */
export type AvatarAnswer = GeneratedAvatar | MediaJob

/** Seconds after which a picture that is opened again is asked for again. */
export const avatarFreshSeconds = 30
/** Templates that are recommended; the window shows the nearest of them. */
export const recommendationLimit = 4
/** A failure is told by the call itself. */
const ignore = () => undefined

const upload = call('POST /api/user/avatar/upload')

export const avatarsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUserAvatar: build.query({ ...call('GET /api/user/avatar'), providesTags: ['Avatar'] }),
    generateUserAvatar: build.mutation({
      ...call('POST /api/user/avatar/generate'),
      invalidatesTags: ['Gallery'],
    }),
    setUserAvatar: build.mutation({
      ...call('POST /api/user/avatar/set'),
      invalidatesTags: ['Avatar'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => dispatch(showUserAvatar(data.imageUrl)), ignore)
      },
    }),
    uploadUserAvatar: build.mutation<{ imageUrl: string }, File>({
      query: (file) => {
        const body = new FormData()
        body.append('avatar', file)
        return { ...upload.query(), body }
      },
      invalidatesTags: ['Avatar'],
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => dispatch(showUserAvatar(data.imageUrl)), ignore)
      },
    }),
    getCompanionAvatar: build.query({
      ...call('GET /api/avatars/companion/:companionId'),
      providesTags: ['Avatar'],
    }),
    generateCompanionAvatar: build.mutation({
      ...call('POST /api/avatars/generate'),
      invalidatesTags: ['Gallery'],
    }),
    setCompanionAvatar: build.mutation({
      ...call('POST /api/avatars/set'),
      invalidatesTags: ['Avatar', 'Dashboard'],
      onQueryStarted: ({ body: { companionId } }, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(
          ({ data }) => dispatch(putAvatar(companionId, data.imageUrl)),
          ignore,
        )
      },
    }),
    recommendAvatars: build.query({
      ...call('POST /api/avatars/recommendations'),
      providesTags: ['AvatarTemplate'],
    }),
    listAvatarTemplates: build.query({
      ...call('GET /api/avatars/templates'),
      providesTags: ['AvatarTemplate'],
    }),
    createAvatarTemplate: build.mutation({
      ...call('POST /api/avatars/templates'),
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => dispatch(putTemplate(data)), ignore)
      },
    }),
    deleteAvatarTemplate: build.mutation({
      ...call('DELETE /api/avatars/templates/:templateId'),
      invalidatesTags: ['AvatarTemplate'],
    }),
  }),
})

/** Shows a template of one's own at once, as the newest of them. */
const putTemplate = (template: AvatarTemplate) =>
  avatarsApi.util.updateQueryData('listAvatarTemplates', undefined, (templates) => {
    const first = templates.findIndex(({ isCustom }) => isCustom)
    templates.splice(first < 0 ? templates.length : first, 0, template)
  })

/** Shows a companion's picture at once: the list hears of it from another service, a moment later. */
const putAvatar = (companionId: string, avatarUrl: string) =>
  companionsApi.util.updateQueryData('listCompanions', undefined, (companions) => {
    const index = companions.findIndex(({ id }) => id === companionId)
    const companion = companions[index]
    if (companion !== undefined) companions[index] = { ...companion, avatarUrl }
  })

/**
 * Shows a picture as the user’s: everywhere at once, and once more after the account was read again,
 * which may not have heard of it yet.
 */
const showUserAvatar =
  (profileImageUrl: string) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const put = () => {
      const { user } = getState().session
      if (user !== null) dispatch(userChanged({ ...user, profileImageUrl }))
    }
    put()
    await dispatch(refreshUser())
    put()
  }

export const {
  useGetUserAvatarQuery,
  useGenerateUserAvatarMutation,
  useSetUserAvatarMutation,
  useUploadUserAvatarMutation,
  useGetCompanionAvatarQuery,
  useGenerateCompanionAvatarMutation,
  useSetCompanionAvatarMutation,
  useRecommendAvatarsQuery,
  useListAvatarTemplatesQuery,
  useCreateAvatarTemplateMutation,
  useDeleteAvatarTemplateMutation,
} = avatarsApi
