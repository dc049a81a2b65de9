import type { ModelHost } from '../src/host/model-host.ts'
import { readWave, writeWave } from '../src/speech/wave.ts'

/** Asks the voices of a host as service media does. */
export function speechClient({ speechEnv }: Pick<ModelHost, 'speechEnv'>) {
  const call = (path: string, init: RequestInit = {}, key = speechEnv.LUMEN_OWN_SPEECH_KEY) =>
    fetch(`${speechEnv.LUMEN_OWN_SPEECH_URL}${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${key}` },
    })
  return {
    call,
    async say(input: string, language: string, more: object = {}) {
      const response = await call('/audio/speech', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ input, language, voice: 'alloy', ...more }),
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      const refusal = response.ok
        ? null
        : (JSON.parse(bytes.toString()) as { error: { code: string; message: string } }).error
      return { status: response.status, bytes, code: refusal?.code, message: refusal?.message }
    },
    async hear(sound: Uint8Array, fields: Record<string, string> = {}) {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(sound)], { type: 'audio/wav' }), 'recording.wav')
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      const response = await call('/audio/transcriptions', { method: 'POST', body: form })
      const body = (await response.json()) as {
        text?: string
        error?: { code: string; message: string }
      }
      return { status: response.status, ...body }
    },
  }
}

/** Seconds of a tone, at 16 kHz. */
export const tone = (hertz: number, seconds: number): Int16Array =>
  Int16Array.from({ length: seconds * 16_000 }, (_, at) =>
    Math.round(16_000 * Math.sin((2 * Math.PI * hertz * at) / 16_000)),
  )

export const wave = (samples: Int16Array, sampleRate = 16_000): Buffer =>
  writeWave({ samples, sampleRate })

/** How high a tone is, to 10 Hz, and how long. */
export function heard(bytes: Buffer): { hertz: number; seconds: number } {
  const { samples, sampleRate } = readWave(bytes)
  let crossings = 0
  for (let at = 1; at < samples.length; at += 1)
    if (samples[at - 1]! < 0 !== samples[at]! < 0) crossings += 1
  const seconds = samples.length / sampleRate
  return { hertz: Math.round(crossings / 20 / seconds) * 10, seconds }
}
