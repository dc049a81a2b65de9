import { useEffect } from 'react'

/** Seconds between two looks at the balance (spec 3 §9). */
const everyMs = 30_000

/** Asks again every 30 s while the page can be seen, and at once when it is seen again after that. */
export function useRefresh(refresh: () => unknown): void {
  useEffect(() => {
    let asked = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - asked < everyMs) return
      asked = Date.now()
      refresh()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])
}
