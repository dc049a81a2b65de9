import type { ReplyStage } from '@lumen/contracts/chat/reply-stage'

/** A percentage that grows is told no more often than this. */
const everyMs = 300

export type StageTeller = {
  /** The newest stage goes out at once, or with what came until the next turn. */
  tell(stage: ReplyStage): void
  /** Nothing more goes out. */
  close(): void
}

/** Gathers the stages of one reply: of those that follow each other quickly only the last is told. */
export function createStageTeller(publish: (stage: ReplyStage) => void): StageTeller {
  let waiting: ReplyStage | null = null
  let timer: NodeJS.Timeout | undefined
  let told: ReplyStage['stage'] | null = null

  const flush = () => {
    timer = undefined
    if (waiting === null) return
    const stage = waiting
    waiting = null
    told = stage.stage
    timer = setTimeout(flush, everyMs)
    publish(stage)
  }
  return {
    tell(stage) {
      waiting = stage
      if (timer !== undefined && stage.stage === told) return
      clearTimeout(timer)
      flush()
    },
    close() {
      waiting = null
      clearTimeout(timer)
    },
  }
}
