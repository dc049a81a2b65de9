import type { Language } from '@lumen/contracts/languages'
import { asFile } from '@/api/as-file'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'

/** What takes longer is said again. */
const answerWithinMs = 30_000

const begin = call('POST /api/media/calls')
const say = call('POST /api/media/calls/:callId/say')
const end = call('POST /api/media/calls/:callId/end')

type Said = {
  callId: string
  /** WAV, 16 kHz, one channel. */
  sound: Blob
  sequence: number
  /** False: somebody still speaks. */
  final: boolean
  language: Language
}

export const callApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    beginCall: build.mutation({ ...begin, invalidatesTags: ['Wallet'] }),
    hear: build.mutation<{ text: string }, Said>({
      query: ({ callId, sound, ...params }) => {
        const body = new FormData()
        body.set('audio', sound, 'said.wav')
        const url = `/api/media/calls/${callId}/hear`
        return { url, method: 'POST', params, body, timeout: answerWithinMs }
      },
    }),
    /** Answers with the address of the sound in this page. */
    say: build.mutation<string, { callId: string; text: string; sequence: number }>({
      query: ({ callId, ...body }) => ({
        ...asFile(say.query({ params: { callId }, body })),
        timeout: answerWithinMs,
      }),
    }),
    tellAlive: build.mutation(call('POST /api/media/calls/:callId/alive')),
    endCall: build.mutation({
      ...end,
      // Also when the page is on its way out.
      query: (input) => ({ ...end.query(input), keepalive: true }),
      invalidatesTags: ['Wallet'],
    }),
  }),
})
