import type { ChatEnd, ChatRequest, ChatStage } from './chat.ts'
import { emptyReply, finishOf } from './completion-chunk.ts'
import type { Received } from './completion-chunk.ts'
import { ModelFailure, type ModelFailureCode } from './model-failure.ts'
import { createReplyText } from './reply-text.ts'
import { createReplyWatch, type Expired, type ReplyLimits } from './reply-watch.ts'
import { createStageTeller, readStage } from './stages.ts'

/** What an error of a server comes down to; `detail` is safe to log. */
export type ReplyFault = {
  code: ModelFailureCode
  retryable: boolean
  retryAfterMs?: number
  tooLong?: boolean
  detail: string
}

/** One model behind one protocol. */
export type ReplyServer = {
  model: string
  limits: ReplyLimits
  /** Whether its template begins replies within thoughts, as the last one showed; null: none has yet. */
  prefilled: boolean | null
  /** Asks, and gives the chunks of the answer. @param tell takes what becomes known of its stage */
  open(
    request: ChatRequest,
    signal: AbortSignal,
    tell: (stage: ChatStage) => void,
  ): Promise<AsyncIterable<unknown>>
  /** Notes what a chunk says and returns its text. */
  read(chunk: unknown, received: Received): string
  faultOf(error: unknown): ReplyFault
  /** The server answered with an error of its own. */
  hasStatus(error: unknown): boolean
}

// After the finish reason only the usage figures can follow; nobody should wait long for them.
const USAGE_GRACE_MS = 1000

/** The text of one reply piece by piece, within the limits of its server. Throws `ModelFailure`. */
export async function* streamReply(
  server: ReplyServer,
  request: ChatRequest,
  controller: AbortController,
): AsyncGenerator<string, ChatEnd, void> {
  const { firstTokenMs, betweenTokensMs, totalMs } = server.limits
  const asked = performance.now()
  const watch = createReplyWatch(controller, totalMs)
  const text = createReplyText(server.prefilled)
  const stages = createStageTeller(request.onStage)
  const received: Received = {
    chunks: false,
    begun: false,
    finish: null,
    model: server.model,
    usage: null,
  }
  let started = false
  let headers = false
  const tell = (stage: ChatStage) => {
    // A new stage is a sign of life.
    if (stages.tell(stage) && !received.begun) watch.arm(headers ? 'idle' : 'timeout', firstTokenMs)
  }
  try {
    watch.arm('timeout', firstTokenMs)
    const stream = await server.open(request, controller.signal, tell)
    headers = true
    const left = firstTokenMs - (performance.now() - asked)
    watch.arm('idle', Math.max(left, betweenTokensMs))
    for await (const chunk of tolerant(stream, () => received.finish !== null)) {
      watch.disarm()
      const stage = readStage(chunk)
      if (stage !== null) tell(stage)
      const piece = text.push(server.read(chunk, received))
      if (received.begun && !started) stages.tell({ stage: 'writing' })
      if (piece !== '') {
        started = true
        stages.close()
        yield piece
      }
      if (text.ended()) {
        received.finish ??= 'stop'
        break
      }
      const pauseMs = received.begun ? betweenTokensMs : Math.max(firstTokenMs, betweenTokensMs)
      watch.arm('idle', received.finish === null ? pauseMs : USAGE_GRACE_MS)
    }
    watch.disarm()
    const finish = finishOf(received)
    const rest = text.rest()
    if (rest !== '') {
      started = true
      yield rest
    }
    if (!started && finish !== 'content_filter') throw emptyReply(finish)
    server.prefilled = text.strayed()
    const thoughtLength = text.thoughtLength()
    const { model, usage } = received
    return { finish, model, usage, ...(thoughtLength > 0 && { thoughtLength }) }
  } catch (error) {
    // What was held of a reply that broke off belongs to it; whoever stopped it wants no more.
    const stopped = controller.signal.aborted && watch.expired() === null
    const rest = stopped ? '' : text.rest()
    if (rest !== '') {
      started = true
      yield rest
    }
    throw toReplyFailure(server, error, {
      aborted: controller.signal.aborted,
      expired: watch.expired(),
      afterFirstToken: started,
    })
  } finally {
    watch.close()
    stages.close()
  }
}

/** The stream's chunks; an error ends it quietly once `complete` says the reply is whole. */
async function* tolerant(
  stream: AsyncIterable<unknown>,
  complete: () => boolean,
): AsyncGenerator<unknown, void, void> {
  try {
    yield* stream
  } catch (error) {
    if (!complete()) throw error
  }
}

function toReplyFailure(
  server: ReplyServer,
  error: unknown,
  state: { aborted: boolean; expired: Expired | null; afterFirstToken: boolean },
): ModelFailure {
  const { afterFirstToken, expired } = state
  if (state.aborted && expired === null) {
    return new ModelFailure('aborted', 'the caller stopped the reply', { afterFirstToken })
  }
  // A status that came in time says more than a body that then took too long.
  if (expired !== null && !server.hasStatus(error)) {
    const message = expired === 'idle' ? 'the stream stalled' : 'the reply did not come in time'
    return new ModelFailure(expired, message, { afterFirstToken, retryable: true })
  }
  if (error instanceof ModelFailure) {
    const { code, message, retryable, tooLong } = error
    return new ModelFailure(code, message, { afterFirstToken, retryable, tooLong })
  }
  const fault = server.faultOf(error)
  return new ModelFailure(fault.code, `chat model: ${fault.detail}`, { ...fault, afterFirstToken })
}
