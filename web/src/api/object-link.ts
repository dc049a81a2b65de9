import { baseApi } from './base-api'

/** A stored file, or a variant of a picture: a signature is for one of them only. */
type Linked = { objectId: string; variant?: 'thumb' }

/** Of stored files that screens of any feature show. */
export const { useGetObjectLinkQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** An address that opens without a session, for a while. */
    getObjectLink: build.query<{ url: string; expiresAt: string }, Linked>({
      query: ({ objectId, variant }) => ({
        url: `/api/media/objects/${encodeURIComponent(objectId)}/link`,
        method: 'POST',
        ...(variant !== undefined && { params: { variant } }),
      }),
      keepUnusedDataFor: 300,
    }),
  }),
})

/** Seconds that a signed address still holds for sure; the server gives ten minutes. */
export const linkFreshSeconds = 300
