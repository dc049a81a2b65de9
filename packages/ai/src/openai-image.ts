import type { Logger } from '@lumen/runtime/logger'
import type OpenAI from 'openai'
import { APIError } from 'openai/error'
import { cleanText } from './clean-text.ts'
import { fetchLink } from './fetch-link.ts'
import type { GeneratedImage, ImageModel, ImageRequest } from './image.ts'
import { callMedia } from './media-call.ts'
import { ModelFailure } from './model-failure.ts'
import { loadOpenAi, OPENAI_BASE_URL } from './openai-client.ts'
import type { OpenAiAccess } from './openai-client.ts'
import { isRecord } from './record.ts'
import { sniffPicture } from './sniff-media.ts'

/** `timeoutMs` (2 min) bounds the whole call, with the picture fetched and the second attempt. */
export type OpenAiImageConfig = OpenAiAccess & {
  model: string
  timeoutMs?: number
  log?: Pick<Logger, 'debug' | 'warn'>
}

const mostBytes = 25_000_000
/** The one size that all models take. */
const size = '1024x1024'

type Body = OpenAI.ImageGenerateParamsNonStreaming
type Optional = 'response_format' | 'quality'

/** A model that makes pictures behind OpenAI's `/images/generations`. */
export function createOpenAiImage(config: OpenAiImageConfig): ImageModel {
  const timeoutMs = config.timeoutMs ?? 120_000
  const baseUrl = config.baseUrl ?? OPENAI_BASE_URL
  const client = loadOpenAi(config, timeoutMs)
  // Reported by each call that needs it, not as a rejection nobody handles.
  client.catch(() => {})
  // `gpt-image` refuses `response_format`, DALL·E's successors elsewhere answer with links without it.
  const rejected = new Set<Optional>(/gpt-image/.test(config.model) ? ['response_format'] : [])

  function bodyOf({ prompt, fine }: ImageRequest): Body {
    return {
      model: config.model,
      prompt: cleanText(prompt),
      n: 1,
      size,
      ...(!rejected.has('response_format') && { response_format: 'b64_json' as const }),
      ...(fine === true && !rejected.has('quality') && { quality: 'high' as const }),
    }
  }

  async function ask(request: ImageRequest, signal: AbortSignal): Promise<unknown> {
    const { images } = await client
    for (;;) {
      const body = bodyOf(request)
      try {
        return await images.generate(body, { signal })
      } catch (error) {
        const name = rejectedParameter(error, body)
        if (name === null) throw error
        rejected.add(name)
      }
    }
  }

  return {
    name: 'openai',
    model: config.model,
    generate: (request) =>
      callMedia({ ...config, kind: 'image', timeoutMs, request }, async (signal) =>
        readImage(await ask(request, signal), { baseUrl, maxBytes: mostBytes, signal }),
      ),
  }
}

async function readImage(
  answer: unknown,
  from: { baseUrl: string; maxBytes: number; signal: AbortSignal },
): Promise<GeneratedImage> {
  const data = isRecord(answer) ? answer['data'] : undefined
  const first: unknown = Array.isArray(data) ? data[0] : undefined
  if (!isRecord(first)) throw new ModelFailure('malformed', 'the answer holds no picture')
  const { b64_json: encoded, url } = first
  const bytes =
    typeof encoded === 'string' && encoded !== ''
      ? decoded(encoded)
      : typeof url === 'string' && url.startsWith('data:')
        ? decoded(url.slice(url.indexOf(',') + 1))
        : typeof url === 'string'
          ? await fetchLink(url, from)
          : null
  if (bytes === null) throw new ModelFailure('malformed', 'the answer holds no picture')
  const mime = sniffPicture(bytes)
  if (mime === null) throw new ModelFailure('malformed', 'what came is no picture')
  return { bytes, mime }
}

function decoded(base64: string): Uint8Array {
  if (base64.length > (mostBytes * 4) / 3) throw new ModelFailure('malformed', 'it is too large')
  return Buffer.from(base64, 'base64')
}

function rejectedParameter(error: unknown, body: Body): Optional | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null
  const names = (['response_format', 'quality'] as const).filter((name) => name in body)
  return (
    names.find((name) => error.param === name) ??
    names.find((name) => new RegExp(`\\b${name}\\b`).test(error.message)) ??
    null
  )
}
