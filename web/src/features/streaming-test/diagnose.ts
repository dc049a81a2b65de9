import { assembleReply } from '@lumen/contracts/chat/assemble-reply'
import type { ServerFrame, ServerFrames } from '@lumen/contracts/frames'
import type { Language } from '@/i18n/languages'
import { newSendId } from '@/realtime/send-id'
import { gapsOf, summarize, type Summary } from './measure'
import { answerWithinMs, openProbe, type Probe, type Traffic } from './probe'

export const steps = ['connect', 'ping', 'stream', 'reconnect', 'cleanUp'] as const
export type StepId = (typeof steps)[number]

export type Figures = {
  connectMs?: number
  pingMs?: number
  firstChunkMs?: number
  gaps?: Summary | null
  characters?: number
  replyMs?: number
  /** From the drop to the first frame after it. */
  resumeMs?: number
  /** Whether the text put together over the drop is the text the server kept. */
  resumedWhole?: boolean
}

export type Watcher = {
  step: (id: StepId, state: 'running' | 'done' | 'failed' | 'skipped', why?: string) => void
  figures: (part: Figures) => void
  traffic: (traffic: Omit<Traffic, 'id'>) => void
}

export type DiagnosisInput = {
  session: { key: string; userId: string }
  companionId: string
  /** Two different things to say: the server refuses the same words twice in a row. */
  questions: readonly [string, string]
  language: Language
  /** Deletes a message of the diagnosis; null to leave them in the conversation. */
  removeMessage: ((messageId: string) => Promise<unknown>) | null
}

const pings = 3
const replyWithinMs = 90_000
const chunksBeforeDrop = 3

type Chunk = ServerFrames['streaming_stream_chunk']
type Start = ServerFrames['streaming_stream_start']
type Complete = ServerFrames['streaming_stream_complete']

/** A reply as it arrives: when each chunk came, and the text so far. */
function follow(clock: () => number) {
  const moments: number[] = []
  let held = { text: '' }
  let gap = false
  return {
    moments,
    /** Nothing is missing in between; what was still to come arrives with the completion. */
    fits: ({ finalContent }: Complete) => !gap && finalContent.startsWith(held.text),
    /** A reply that is taken up again begins with its text so far. */
    begin({ message }: Start) {
      if (message.content.startsWith(held.text)) held = { text: message.content }
    },
    take({ delta = '', seq }: Chunk) {
      moments.push(clock())
      const next = assembleReply(held, { seq, delta })
      if (next === 'gap') gap = true
      else held = next
    },
  }
}

const isProblem = (frame: ServerFrame) =>
  frame.type === 'streaming_stream_error' ||
  frame.type === 'streaming_error' ||
  frame.type === 'streaming_duplicate_detected' ||
  frame.type === 'error'

/**
 * Talks to the server over a socket of its own, as the chat does, and measures: connecting, three
 * pings, a whole reply, and a reply during which the line drops and is taken up again.
 */
export async function diagnose(input: DiagnosisInput, watcher: Watcher): Promise<void> {
  const began = performance.now()
  const clock = () => performance.now() - began
  const made: string[] = []
  let probe: Probe | null = null
  const open = () => openProbe({ session: input.session, clock, record: watcher.traffic })

  const attempt = async (id: StepId, work: () => Promise<void>): Promise<boolean> => {
    watcher.step(id, 'running')
    try {
      await work()
      watcher.step(id, 'done')
      return true
    } catch (error) {
      console.warn(`The step ${id} of the streaming test failed`, error)
      watcher.step(id, 'failed', error instanceof Error ? error.message : String(error))
      return false
    }
  }

  /** Sends a question and gives every frame of its reply to `take` until that says it is enough. */
  const ask = async (line: Probe, content: string, take: (frame: ServerFrame) => boolean) => {
    const clientMessageId = newSendId()
    const sentAt = clock()
    let replyId: string | null = null
    const enough = line.next((frame) => {
      if (frame.type === 'message_changed' && frame.message.clientMessageId === clientMessageId)
        made.push(frame.message.id)
      if (frame.type === 'streaming_stream_start' && frame.clientMessageId === clientMessageId) {
        replyId = frame.messageId
        made.push(frame.messageId)
      }
      if (isProblem(frame)) return true
      return 'messageId' in frame && frame.messageId === replyId && take(frame)
    }, replyWithinMs)
    line.send({
      type: 'streaming_chat',
      companionId: input.companionId,
      content,
      clientMessageId,
      language: input.language,
    })
    const last = await enough
    if (isProblem(last)) throw new Error(last.type)
    return { sentAt, last, replyId: String(replyId) }
  }

  const connected = await attempt('connect', async () => {
    probe = await open()
    watcher.figures({ connectMs: probe.connectMs })
  })
  const line = probe as Probe | null
  if (!connected || line === null) {
    for (const id of steps.slice(1)) watcher.step(id, 'skipped')
    return
  }

  await attempt('ping', async () => {
    const times: number[] = []
    for (let count = 0; count < pings; count++) {
      const sent = clock()
      const answer = line.next(({ type }) => type === 'pong', answerWithinMs)
      line.send({ type: 'ping' })
      // One after the other: this measures each alone.
      // oxlint-disable-next-line no-await-in-loop
      await answer
      times.push(clock() - sent)
    }
    watcher.figures({ pingMs: summarize(times)?.p50 ?? 0 })
  })

  await attempt('stream', async () => {
    const reply = follow(clock)
    const { sentAt, last } = await ask(line, input.questions[0], (frame) => {
      if (frame.type === 'streaming_stream_chunk') reply.take(frame)
      return frame.type === 'streaming_stream_complete'
    })
    const first = reply.moments[0]
    watcher.figures({
      ...(first !== undefined && { firstChunkMs: first - sentAt }),
      gaps: summarize(gapsOf(reply.moments)),
      characters: (last as Complete).finalContent.length,
      replyMs: clock() - sentAt,
    })
  })

  let resumed: Probe | null = null
  await attempt('reconnect', async () => {
    const reply = follow(clock)
    let seq = 0
    const { replyId } = await ask(line, input.questions[1], (frame) => {
      if (frame.type === 'streaming_stream_chunk') {
        reply.take(frame)
        seq = frame.seq
      }
      return reply.moments.length >= chunksBeforeDrop || frame.type === 'streaming_stream_complete'
    })
    line.close()
    const dropped = clock()
    const again = await open()
    resumed = again
    let back: number | null = null
    const complete = again.next((frame) => {
      if (!('messageId' in frame) || frame.messageId !== replyId) return isProblem(frame)
      back ??= clock()
      if (frame.type === 'streaming_stream_start') reply.begin(frame)
      if (frame.type === 'streaming_stream_chunk') reply.take(frame)
      return frame.type === 'streaming_stream_complete'
    }, replyWithinMs)
    again.send({ type: 'resume', messageId: replyId, afterSeq: seq })
    const last = await complete
    if (last.type !== 'streaming_stream_complete') throw new Error(last.type)
    watcher.figures({
      resumeMs: (back ?? clock()) - dropped,
      resumedWhole: reply.fits(last),
    })
  })
  const second = resumed as Probe | null
  second?.close()
  line.close()

  const { removeMessage } = input
  if (removeMessage === null) watcher.step('cleanUp', 'skipped')
  else
    await attempt('cleanUp', async () => {
      await Promise.all([...new Set(made)].map((id) => removeMessage(id)))
    })
}
