import { useCallback, useReducer, useRef } from 'react'
import { diagnose, steps, type DiagnosisInput, type Figures, type StepId } from './diagnose'
import type { Traffic } from './probe'

export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped'

export type Diagnosis = {
  phase: 'idle' | 'running' | 'finished'
  startedAt: string | null
  steps: Record<StepId, { state: StepState; why?: string }>
  figures: Figures
  /** The newest at the end; the oldest are let go. */
  traffic: readonly Traffic[]
}

type Action =
  | { type: 'start'; at: string }
  | { type: 'step'; id: StepId; state: StepState; why?: string }
  | { type: 'figures'; part: Figures }
  | { type: 'traffic'; list: readonly Traffic[] }
  | { type: 'finish' }

const keptFrames = 400

const fresh = (): Diagnosis => ({
  phase: 'idle',
  startedAt: null,
  steps: Object.fromEntries(
    steps.map((id) => [id, { state: 'waiting' }]),
  ) as unknown as Diagnosis['steps'],
  figures: {},
  traffic: [],
})

function reduce(now: Diagnosis, action: Action): Diagnosis {
  switch (action.type) {
    case 'start':
      return { ...fresh(), phase: 'running', startedAt: action.at }
    case 'step': {
      const { id, state, why } = action
      const step = why === undefined ? { state } : { state, why }
      return { ...now, steps: { ...now.steps, [id]: step } }
    }
    case 'figures':
      return { ...now, figures: { ...now.figures, ...action.part } }
    case 'traffic':
      return { ...now, traffic: [...now.traffic, ...action.list].slice(-keptFrames) }
    case 'finish':
      return { ...now, phase: 'finished' }
  }
}

/** Runs the diagnosis and shows how far it is. */
export function useDiagnosis() {
  const [diagnosis, dispatch] = useReducer(reduce, undefined, fresh)
  const running = useRef(false)
  const start = useCallback(async (input: DiagnosisInput) => {
    if (running.current) return
    running.current = true
    let count = 0
    // Frames come by the hundred: they are shown once per painted frame.
    let waiting: Traffic[] = []
    const flush = () => {
      const list = waiting
      waiting = []
      dispatch({ type: 'traffic', list })
    }
    dispatch({ type: 'start', at: new Date().toISOString() })
    await diagnose(input, {
      step: (id, state, why) =>
        dispatch({ type: 'step', id, state, ...(why !== undefined && { why }) }),
      figures: (part) => dispatch({ type: 'figures', part }),
      traffic: (traffic) => {
        if (waiting.length === 0) requestAnimationFrame(flush)
        waiting.push({ ...traffic, id: count++ })
      },
    })
    dispatch({ type: 'finish' })
    running.current = false
  }, [])
  return { diagnosis, start }
}
