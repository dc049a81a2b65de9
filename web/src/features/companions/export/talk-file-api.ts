import type { TalkForm } from '@lumen/contracts/chat/talk-file'
import type { Language } from '@lumen/contracts/languages'
import { asFile } from '@/api/as-file'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

const file = call('GET /api/messages/:companionId/file')

/** A talk of years is written while it is read. */
const longTalkMs = 5 * 60_000

type Wanted = { companionId: string; form: TalkForm; language: Language; timeZone: string }

export const { useExportTalkMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The address of a conversation as a file, in this page. */
    exportTalk: build.mutation<string, Wanted>({
      query: ({ companionId, ...query }) => ({
        ...asFile(file.query({ params: { companionId }, query })),
        timeout: longTalkMs,
      }),
    }),
  }),
})
