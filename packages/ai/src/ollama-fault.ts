import { ModelFailure } from './model-failure.ts'
import type { ReplyFault } from './reply-stream.ts'
import { saysTooLong } from './too-long.ts'

/** What Ollama answered instead of a reply. Its words are looked at and never kept: they may repeat the prompt. */
export class OllamaError extends Error {
  override readonly name = 'OllamaError'
  /** Null: it stood in the stream. */
  readonly status: number | null
  readonly tooLong: boolean
  readonly thinking: boolean

  constructor(status: number | null, words: string) {
    super(status === null ? 'error in the stream' : `HTTP ${status}`)
    this.status = status
    this.tooLong = saysTooLong(words)
    this.thinking = /think/i.test(words)
  }
}

/** Reads an error of `fetch` or of Ollama itself. */
export function readOllamaFault(error: unknown): ReplyFault {
  if (error instanceof ModelFailure) {
    const { code, retryable, message: detail } = error
    return { code, retryable, detail }
  }
  if (error instanceof OllamaError) return judge(error)
  if (error instanceof SyntaxError)
    return { code: 'malformed', retryable: true, detail: 'a line is not valid JSON' }
  if (error instanceof TypeError && error.message === 'terminated')
    return { code: 'cut', retryable: true, detail: 'connection lost' }
  return { code: 'unavailable', retryable: true, detail: `no connection${errno(error)}` }
}

function judge({ status, tooLong, message: detail }: OllamaError): ReplyFault {
  if (tooLong)
    return {
      code: 'refused',
      retryable: false,
      tooLong: true,
      detail: `${detail}, the prompt does not fit the model's context`,
    }
  if (status === 401 || status === 403) return { code: 'unauthorized', retryable: false, detail }
  if (status === 404)
    return { code: 'unavailable', retryable: false, detail: `${detail}, no such model` }
  if (status === 429) return { code: 'rate_limited', retryable: true, detail }
  if (status !== null && status < 500) return { code: 'refused', retryable: false, detail }
  return { code: 'unavailable', retryable: true, detail }
}

function errno(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? at.code : undefined
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(code)) return ` (${code})`
  }
  return ''
}
