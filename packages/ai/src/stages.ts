import type { ChatStage } from './chat.ts'
import { isRecord } from './record.ts'

/** A server that says nothing of itself reads the prompt by now. */
const quietMs = 3_000

const stages: ReadonlySet<unknown> = new Set<ChatStage['stage']>([
  'waiting',
  'loading',
  'reading',
  'writing',
])

/** Tells each stage once, and a percentage only when it has grown. */
export type StageTeller = {
  /** False when that was known already. */
  tell(stage: ChatStage): boolean
  /** Text came: nothing more is told. */
  close(): void
}

export function createStageTeller(onStage: ((stage: ChatStage) => void) | undefined): StageTeller {
  let last: ChatStage | null = null
  let closed = false
  const tell = (next: ChatStage) => {
    if (closed || last?.stage === 'writing') return false
    const known = last?.stage === next.stage && (next.percent ?? 0) <= (last.percent ?? 0)
    if (known) return false
    last = next
    onStage?.(next)
    return true
  }
  const timer = setTimeout(() => {
    if (last === null) tell({ stage: 'reading' })
  }, quietMs)
  return {
    tell,
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

/**
 * The stage that a chunk of a stream tells: in the words of our own model server (`lumen_stage`), or
 * as llama-server says how far it has read (`prompt_progress`). Null for any other.
 */
export function readStage(chunk: unknown): ChatStage | null {
  if (!isRecord(chunk)) return null
  const { lumen_stage: own, prompt_progress: progress } = chunk
  if (isRecord(own) && stages.has(own['stage'])) {
    const percent = percentOf(own['percent'])
    const stage = own['stage'] as ChatStage['stage']
    return { stage, ...(percent !== null && { percent }) }
  }
  if (!isRecord(progress)) return null
  const { total, processed, cache } = progress
  if (typeof total !== 'number' || typeof processed !== 'number') return { stage: 'reading' }
  const known = typeof cache === 'number' ? cache : 0
  const percent = total > known ? percentOf(((processed - known) / (total - known)) * 100) : null
  return { stage: 'reading', ...(percent !== null && { percent }) }
}

/** A whole number from 0 to 100. */
function percentOf(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null
  return Math.min(100, Math.max(0, Math.round(value)))
}
