import { ModelFailure } from '@lumen/ai/model-failure'
import { readBody } from '@lumen/ai/read-body'
import type { Language } from '@lumen/contracts/languages'
import type { Voice } from '@lumen/contracts/media/names'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

/** The voices and ears that this installation runs itself (infra/model), which come and go. */
export type OwnVoices = {
  /** The model that speaks, or writes down, a language now; null: none does. */
  find(kind: OwnModel['kind'], language: Language): Promise<string | null>
  /** Speech as a WAV file. @throws ModelFailure, or the signal's reason when it is aborted */
  speak(request: OwnSpeechRequest, signal: AbortSignal): Promise<Buffer>
  /**
   * What is said in a WAV file of one channel, 16 bits at 16 kHz; '' where nothing is.
   * @throws ModelFailure, or the signal's reason when it is aborted
   */
  writeDown(request: { model: string; wave: Uint8Array }, signal: AbortSignal): Promise<string>
}

export type OwnSpeechRequest = {
  readonly model: string
  readonly text: string
  readonly voice: Voice
  readonly language: Language
}

const OwnModel = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['speech', 'recognition']),
  languages: Type.Array(Type.String()),
})
type OwnModel = Static<typeof OwnModel>
const Models = Type.Object({ data: Type.Array(OwnModel) })
const Written = Type.Object({ text: Type.String() })

/** On a busy machine, too: one that does not answer is taken for one that is away. */
const listWithinMs = 3_000
/** Many ask at once what there is. */
const knownForMs = 1_000
/** What is made for a job, which has five minutes with what follows; it ends its work before that. */
const workWithinMs = 210_000
const mostBytes = 100_000_000

/** An installation without any: in containers, on several machines. */
const none: OwnVoices = {
  find: () => Promise.resolve(null),
  speak: () => Promise.reject(new ModelFailure('not_offered', 'this installation has no voices')),
  writeDown: () =>
    Promise.reject(new ModelFailure('not_offered', 'this installation writes nothing down')),
}

export function openOwnVoices(server: { baseUrl: string; apiKey: string } | null): OwnVoices {
  if (server === null) return none
  let known: { at: number; models: Promise<readonly OwnModel[]> } | null = null

  const call = async (path: string, limitMs: number, signal: AbortSignal | null, init = {}) => {
    const limit = AbortSignal.timeout(limitMs)
    try {
      const response = await fetch(`${server.baseUrl}${path}`, {
        redirect: 'error',
        signal: signal === null ? limit : AbortSignal.any([signal, limit]),
        ...init,
        headers: {
          authorization: `Bearer ${server.apiKey}`,
          ...(init as { headers?: Record<string, string> }).headers,
        },
      })
      const body = await readBody(response, mostBytes)
      if (response.ok) return Buffer.from(body)
      throw new ModelFailure('unavailable', `HTTP ${response.status} of ${path}`)
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof ModelFailure) throw error
      throw new ModelFailure(limit.aborted ? 'timeout' : 'unavailable', `cannot ask ${path}`)
    }
  }
  const list = (): Promise<readonly OwnModel[]> => {
    const now = performance.now()
    if (known === null || now - known.at > knownForMs)
      known = {
        at: now,
        models: call('/models', listWithinMs, null).then(
          (body) => Value.Parse(Models, JSON.parse(body.toString())).data,
          // It is away, or on its way.
          () => [],
        ),
      }
    return known.models
  }
  return {
    async find(kind, language) {
      const models = await list()
      return (
        models.find((each) => each.kind === kind && each.languages.includes(language))?.id ?? null
      )
    },
    speak: ({ model, text, voice, language }, signal) =>
      call('/audio/speech', workWithinMs, signal, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model, input: text, voice, language, response_format: 'wav' }),
      }),
    async writeDown({ model, wave }, signal) {
      const form = new FormData()
      form.set('model', model)
      form.set('file', new Blob([new Uint8Array(wave)], { type: 'audio/wav' }), 'recording.wav')
      const init = { method: 'POST', body: form }
      const answer = await call('/audio/transcriptions', workWithinMs, signal, init)
      try {
        return Value.Parse(Written, JSON.parse(answer.toString())).text.trim()
      } catch {
        throw new ModelFailure('malformed', 'the answer is no transcript')
      }
    },
  }
}
