import { baseApi } from './base-api'

/** Of stored pictures that screens of any feature show. */
export const { useGetPictureLinkQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** An address of the small variant of an object that opens without a session, for a while. */
    getPictureLink: build.query<{ url: string; expiresAt: string }, string>({
      query: (objectId) => ({
        url: `/api/media/objects/${encodeURIComponent(objectId)}/link`,
        method: 'POST',
        params: { variant: 'thumb' },
      }),
      keepUnusedDataFor: 300,
    }),
  }),
})
