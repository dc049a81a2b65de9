import type { Transcript } from '@lumen/contracts/media/schema'
import type { Language } from '@lumen/contracts/languages'
import { baseApi } from '@/api/base-api'
import { call } from '@/api/call'
import { showMessage } from '../chat-api'
import { endingOf, type Recording } from './recorder'

/** A slow line takes its time for five minutes of voice, and so does who writes them down. */
const uploadWithinMs = 120_000
/** A failure is told by the call itself. */
const ignore = () => undefined

const note = call('POST /api/messages/:companionId/voice-note')

export const voiceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    transcribe: build.mutation<Transcript, { recording: Recording; language: Language }>({
      query: ({ recording: { blob, seconds }, language }) => {
        const body = new FormData()
        // Before the file: it is read while it comes.
        body.set('language', language)
        body.set('seconds', seconds.toFixed(1))
        body.set('audio', blob, `recording.${endingOf(blob)}`)
        return { url: '/api/speech-to-text', method: 'POST', body, timeout: uploadWithinMs }
      },
    }),
    sendVoiceNote: build.mutation({
      ...note,
      onQueryStarted: (_, { dispatch, queryFulfilled }) => {
        void queryFulfilled.then(({ data }) => dispatch(showMessage(data)), ignore)
      },
    }),
  }),
})
