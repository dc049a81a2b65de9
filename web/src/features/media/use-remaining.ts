import { useEffect, useState } from 'react'

/** Less than this is too little to tell from. */
const least = { percent: 8, seconds: 2 }

/**
 * Seconds that making something may still take, by how far it came since it was asked for; null while
 * that says too little.
 */
export function remainingSeconds(elapsed: number, progress: number): number | null {
  if (progress < least.percent || progress >= 100 || elapsed < least.seconds) return null
  return Math.max(1, Math.round((elapsed * (100 - progress)) / progress))
}

/** The estimate of a running job, told anew each second. @param since when it was asked for */
export function useRemaining(since: string | undefined, progress: number): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return since === undefined ? null : remainingSeconds((now - Date.parse(since)) / 1000, progress)
}
