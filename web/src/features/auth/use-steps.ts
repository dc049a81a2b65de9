import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Steps of a form, each an entry of the browser’s history: its Back goes one step back, too. What was
 * typed is kept by who asks; a step that was not reached yet is not shown, after a reload for example.
 */
export function useSteps(count: number) {
  const location = useLocation()
  const navigate = useNavigate()
  const [furthest, setFurthest] = useState(0)
  const state = location.state as { step?: unknown } | null
  const wanted = typeof state?.step === 'number' ? state.step : 0
  const step = Math.min(wanted, furthest)
  return {
    step,
    isLast: step === count - 1,
    next: () => {
      setFurthest(Math.max(furthest, step + 1))
      void navigate(
        { search: location.search, hash: location.hash },
        { state: { ...state, step: step + 1 } },
      )
    },
    /** Back to this step, or where one stands already. */
    backTo: (earlier: number) => {
      if (earlier < step) void navigate(earlier - step)
    },
  }
}
