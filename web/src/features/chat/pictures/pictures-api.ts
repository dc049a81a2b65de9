import type { UploadedPicture } from '@lumen/contracts/media/schema'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

/** A slow line takes its time for ten megabytes. */
const uploadWithinMs = 120_000

export const picturesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<UploadedPicture, Blob>({
      query: (picture) => {
        const body = new FormData()
        body.set('picture', picture, 'picture')
        return { url: '/api/media/pictures', method: 'POST', body, timeout: uploadWithinMs }
      },
    }),
    /** Deletes one that no message shows. */
    discardPicture: build.mutation<unknown, string>({
      query: (objectId) => ({
        url: `/api/media/pictures/${encodeURIComponent(objectId)}`,
        method: 'DELETE',
      }),
    }),
    /** Deletes one of a message; the socket tells what is left of that. */
    removePicture: build.mutation({
      ...call('DELETE /api/messages/:messageId/pictures/:objectId'),
    }),
  }),
})

export const { useRemovePictureMutation } = picturesApi
