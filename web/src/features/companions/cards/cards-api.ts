import type { CardReading, ImportedCard } from '@lumen/contracts/chat/cards'
import { asFile } from '@/api/as-file'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'
import { companionsApi } from '@/features/companion-data'

type Sent = { file: File; userName: string }

const formOf = ({ file, userName }: Sent): FormData => {
  const form = new FormData()
  form.append('userName', userName)
  form.append('card', file)
  return form
}

const preview = call('POST /api/companions/cards/preview')
const imports = call('POST /api/companions/cards')
const upload = call('POST /api/avatars/companion/:companionId/upload')
const json = call('GET /api/companions/:companionId/card')
const png = call('GET /api/avatars/companion/:companionId/card')

export type CardForm = 'png' | 'json'

export const cardsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    previewCard: build.mutation<CardReading, Sent>({
      query: (sent) => ({ ...preview.query(), body: formOf(sent) }),
    }),
    importCard: build.mutation<ImportedCard, Sent & { again: boolean }>({
      query: ({ again, ...sent }) => {
        const body = formOf(sent)
        body.append('again', String(again))
        return { ...imports.query(), body }
      },
      invalidatesTags: [{ type: 'Companion', id: 'LIST' }],
    }),
    /** Lets a companion wear the picture of its card. */
    uploadCardPicture: build.mutation<{ imageUrl: string }, { companionId: string; file: File }>({
      query: ({ companionId, file }) => {
        const body = new FormData()
        body.append('avatar', file)
        return { ...upload.query({ params: { companionId } }), body }
      },
      invalidatesTags: ['Avatar'],
      // The list hears of it from another service, a moment later.
      onQueryStarted: async ({ companionId }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null)
        if (answer === null) return
        dispatch(
          companionsApi.util.updateQueryData('listCompanions', undefined, (companions) => {
            const companion = companions.find(({ id }) => id === companionId)
            if (companion !== undefined) companion.avatarUrl = answer.data.imageUrl
          }),
        )
      },
    }),
    /** The address of the card in this page. */
    exportCard: build.mutation<string, { companionId: string; form: CardForm }>({
      query: ({ companionId, form }) =>
        asFile((form === 'png' ? png : json).query({ params: { companionId } })),
    }),
  }),
})

export const {
  usePreviewCardMutation,
  useImportCardMutation,
  useUploadCardPictureMutation,
  useExportCardMutation,
} = cardsApi
