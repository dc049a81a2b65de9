import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '@lumen/runtime/logger'
import type OpenAI from 'openai'
import { cleanText } from './clean-text.ts'
import { callMedia, type MediaCall } from './media-call.ts'
import { ModelFailure } from './model-failure.ts'
import { loadOpenAi } from './openai-client.ts'
import type { OpenAiAccess } from './openai-client.ts'
import { hasStatus } from './openai-fault.ts'
import { readBody } from './read-body.ts'
import { isRecord } from './record.ts'
import { isWholeMp4 } from './sniff-media.ts'
import type { GeneratedVideo, VideoModel, VideoRequest } from './video.ts'

/**
 * `timeoutMs` (10 min) bounds the whole: asking, waiting, fetching. `pollMs` (2 s) is the first pause
 * between two looks; each is half as long again as the last, up to 15 s.
 */
export type OpenAiVideoConfig = OpenAiAccess & {
  model: string
  timeoutMs?: number
  pollMs?: number
  log?: Pick<Logger, 'debug' | 'warn'>
}

const mostBytes = 100_000_000
const longestPollMs = 15_000
const lengths = ['4', '8', '12'] as const
/** Looks in a row that may fail before the video is given up. */
const mostFailedLooks = 3
const tidyMs = 10_000

/** The least length the server offers that is enough, else the largest. */
export function offeredSeconds(seconds: number): (typeof lengths)[number] {
  return lengths.find((length) => Number(length) >= seconds) ?? '12'
}

/** A model behind OpenAI's `/videos`. What it made is deleted there once it is here. */
export function createOpenAiVideo(config: OpenAiVideoConfig): VideoModel {
  const timeoutMs = config.timeoutMs ?? 600_000
  const client = loadOpenAi(config, 60_000)
  // Reported by each call that needs it, not as a rejection nobody handles.
  client.catch(() => {})

  async function film(request: VideoRequest): Promise<GeneratedVideo> {
    const seconds = offeredSeconds(request.seconds)
    const call: MediaCall = { ...config, kind: 'video', timeoutMs, request }
    const { videos } = await client
    const begun = performance.now()
    const leftOf = (): MediaCall => ({
      ...call,
      timeoutMs: Math.max(1, Math.round(timeoutMs - (performance.now() - begun))),
    })
    const id = await callMedia({ ...call, onlyWhenBusy: true }, async (signal) => {
      const { model } = config
      const prompt = cleanText(request.prompt)
      const body = { model, prompt, seconds, size: '1280x720' as const }
      return readId(await videos.create(body, { signal }))
    })
    // Created is created: from here on nothing asks for a second video.
    try {
      await callMedia(leftOf(), (signal) => untilDone(videos, id, request, signal))
      return await callMedia(leftOf(), async (signal) => {
        const bytes = await readBody(await videos.downloadContent(id, {}, { signal }), mostBytes)
        if (!isWholeMp4(bytes)) throw new ModelFailure('malformed', 'what came is no whole MP4')
        return { bytes, seconds: Number(seconds) }
      })
    } catch (error) {
      const gone = error instanceof ModelFailure && error.code === 'not_offered'
      throw gone ? new ModelFailure('unavailable', error.message) : error
    } finally {
      // Nobody waits for this: what stays on the server is no failure of the video.
      void tidy(videos, id)
    }
  }

  async function untilDone(
    videos: OpenAI['videos'],
    id: string,
    request: VideoRequest,
    signal: AbortSignal,
  ): Promise<void> {
    let pauseMs = config.pollMs ?? 2_000
    let most = 0
    let failed = 0
    for (;;) {
      await sleep(pauseMs, undefined, { signal })
      pauseMs = Math.min(longestPollMs, pauseMs * 1.5)
      let state: Record<string, unknown>
      try {
        const answer: unknown = await videos.retrieve(id, { signal })
        if (!isRecord(answer)) throw new ModelFailure('malformed', 'the answer tells no progress')
        state = answer
        failed = 0
      } catch (error) {
        failed += 1
        const gone = hasStatus(error) && error.status === 404
        if (gone) throw new ModelFailure('unavailable', 'the video is no longer there')
        if (signal.aborted || failed >= mostFailedLooks) throw error
        continue
      }
      const share = Number(state['progress']) / 100
      if (share > most && share <= 1) {
        most = share
        request.progress?.(share)
      }
      if (state['status'] === 'completed') return
      if (state['status'] === 'failed') throw failureOf(state['error'])
    }
  }

  return { name: 'openai', model: config.model, generate: film }
}

function readId(answer: unknown): string {
  const id = isRecord(answer) ? answer['id'] : undefined
  if (typeof id === 'string' && /^[\w.:-]{1,200}$/.test(id)) return id
  throw new ModelFailure('malformed', 'the answer names no video')
}

/** A video that failed on the server; its words are not passed on, only what kind it is. */
function failureOf(error: unknown): ModelFailure {
  const code = isRecord(error) ? String(error['code']) : ''
  return /policy|moderation|safety/i.test(code)
    ? new ModelFailure('refused', 'the provider refused the video')
    : new ModelFailure('unavailable', 'the provider could not make the video')
}

/** What nobody fetches any more is not left on the server. */
async function tidy(videos: OpenAI['videos'], id: string): Promise<void> {
  await videos.delete(id, { signal: AbortSignal.timeout(tidyMs) }).catch(() => {})
}
