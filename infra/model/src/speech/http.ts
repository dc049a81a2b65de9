import { voices as voiceNames, type Voice } from '@lumen/contracts/media/names'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { createOpenAiHttp, failure, goneSignal, usualAnswer, type Answer } from '../openai-http.ts'
import { heardRate } from './sherpa.ts'
import { NotOffered, type Voices } from './voices.ts'
import { readWave, writeWave } from './wave.ts'

const longestText = 5_000
const longestSeconds = 330
/** Of that sound, and what a form adds. */
const mostBytes = longestSeconds * heardRate * 2 + 64 * 1024

const SpeechBody = Type.Object({
  model: Type.Optional(Type.String({ maxLength: 200 })),
  input: Type.String({ minLength: 1, maxLength: longestText }),
  voice: Type.Enum(voiceNames),
  /** What the text is in; OpenAI's own models find it out. */
  language: Type.String({ pattern: '^[a-z]{2}$' }),
  response_format: Type.Optional(Type.Literal('wav')),
  speed: Type.Optional(Type.Number({ minimum: 0.5, maximum: 2 })),
})
type SpeechBody = {
  model?: string
  input: string
  voice: Voice
  language: string
  speed?: number
}

/**
 * OpenAI's protocol over the voices in use: `/v1/models`, which says for each what it does in which
 * languages, `/v1/audio/speech` (to WAV) and `/v1/audio/transcriptions` (of WAV, one channel of 16 bits
 * at 16 kHz). Whoever has the key may use it; nothing is logged of what is said.
 */
export function createSpeechHttp(key: string, voices: Voices): FastifyInstance {
  const app = createOpenAiHttp({ key, bodyLimit: mostBytes, answerTo })
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  )

  app.get('/v1/models', () => ({
    object: 'list',
    data: voices.offered().map(({ name, kind, languages }) => ({
      id: name,
      object: 'model',
      created: 0,
      owned_by: 'lumen',
      kind,
      languages,
    })),
  }))
  app.post<{ Body: SpeechBody }>(
    '/v1/audio/speech',
    { schema: { body: SpeechBody } },
    async ({ body }, reply) => {
      const { input, voice, language, model, speed } = body
      const sound = await voices.speak(
        { text: input, voice, language, model, speed },
        goneSignal(reply),
      )
      return reply.type('audio/wav').send(writeWave(sound))
    },
  )
  app.post<{ Body: Buffer }>('/v1/audio/transcriptions', async (request, reply) => {
    const { sound, model } = await readForm(request.body, request.headers['content-type'] ?? '')
    return { text: await voices.writeDown(sound, model, goneSignal(reply)) }
  })
  return app
}

/** @throws RangeError saying what is wrong with it */
async function readForm(body: Buffer, type: string) {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const file = form?.get('file')
  if (!(file instanceof File)) throw new RangeError('The form has no file')
  const sound = readWave(Buffer.from(await file.arrayBuffer()))
  if (sound.sampleRate !== heardRate) throw new RangeError(`The sound is not at ${heardRate} Hz`)
  if (sound.samples.length > longestSeconds * heardRate)
    throw new RangeError(`The sound is longer than ${longestSeconds} s`)
  const model = form?.get('model')
  return { sound, model: typeof model === 'string' && model !== '' ? model : undefined }
}

function answerTo(error: unknown): Answer {
  if (error instanceof NotOffered)
    return { status: 404, body: failure(error.message, 'model_not_found') }
  if (error instanceof RangeError && !('statusCode' in error))
    return { status: 400, body: failure(error.message, 'invalid_request_error') }
  return usualAnswer(error)
}
