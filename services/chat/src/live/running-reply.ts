import type { ReplyStage } from '@lumen/contracts/chat/reply-stage'
import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import { createPairKeeper } from '../domain/surrogate-pairs.ts'
import type { ReplyRun } from '../store/replies.ts'
import type { DeltaSender } from './delta-sender.ts'
import { createStageTeller } from './stage-teller.ts'

/**
 * Why a running reply is cut short: its user stopped it, the process closes, or the row is not this
 * run's any more (ended by another process after its lease).
 */
export type CutShort = 'stopped' | 'closing' | 'lost'

/** A reply as the process that runs it holds it: the newest text is here, the row lags a second. */
export type RunningReply = {
  readonly run: ReplyRun
  /** Aborted with a `CutShort` as reason. */
  readonly signal: AbortSignal
  text(): string
  /** What is known of the reply so far: who writes it, in which tone. */
  metadata(): MessageMetadata
  note(metadata: MessageMetadata): void
  /** What happens to it before its next words; null once they came, or when nothing is known. */
  stage(): ReplyStage | null
  /** Tells its user of a stage. */
  reach(stage: Omit<ReplyStage, 'seq'>): void
  /** Adds text and sends it to the gateways that follow. */
  append(piece: string): void
  /** Replaces the text once and for all; followers, who can only add, see it when the reply ends. */
  rewrite(text: string): void
  /** The text is whole: adds what is held back of an unfinished surrogate pair. */
  finish(): void
  finished(): boolean
  /** From now on the gateway gets every delta; returns the text it starts from. */
  follow(gatewayId: string): string
  followers(): Iterable<string>
  cut(reason: CutShort): void
  cutShort(): CutShort | null
}

/** @param mayPublish false while the lease may be over: somebody else could own the reply then. */
export function createRunningReply(options: {
  run: ReplyRun
  text: string
  sender: DeltaSender
  mayPublish: () => boolean
  /** Tells every device of its user. */
  publishStage: (stage: ReplyStage) => void
}): RunningReply {
  const { run, sender } = options
  const controller = new AbortController()
  const keeper = createPairKeeper()
  const followers = new Set<string>()
  let text = options.text
  let cutShort: CutShort | null = null
  let finished = false
  let rewritten = false
  let metadata: MessageMetadata = {}
  /** Followers know the text up to here. */
  let sent = text.length
  let stage: ReplyStage | null = null
  const stages = createStageTeller(options.publishStage)
  const pass = () => {
    stage = null
    stages.close()
  }

  const publish = () => {
    if (rewritten || sent === text.length || !options.mayPublish()) return
    const delta = text.slice(sent)
    sent = text.length
    for (const gatewayId of followers) sender.send(gatewayId, run.messageId, sent, delta)
  }
  const add = (piece: string) => {
    if (piece === '' || rewritten) return
    text += piece
    pass()
    publish()
  }

  return {
    run,
    signal: controller.signal,
    text: () => text,
    metadata: () => metadata,
    note(noted) {
      metadata = { ...metadata, ...noted }
    },
    stage: () => stage,
    reach(next) {
      if (finished || controller.signal.aborted) return
      stage = { ...next, seq: text.length }
      stages.tell(stage)
    },
    append: (piece) => add(keeper.push(piece)),
    rewrite(next) {
      rewritten = true
      text = next
    },
    finish() {
      finished = true
      pass()
      add(keeper.rest())
    },
    finished: () => finished,
    follow(gatewayId) {
      followers.add(gatewayId)
      return text
    },
    followers: () => followers,
    cut(reason) {
      if (cutShort !== null) return
      cutShort = reason
      pass()
      controller.abort(reason)
    },
    cutShort: () => cutShort,
  }
}
