import { useEffect, useEffectEvent } from 'react'
import { siteCall } from '@/site/site-call'
import { readStored, storageKeys } from '@/storage/browser-storage'

/** Who told their name on the landing page is not asked for it again: it is given to `take`, once. */
export function useGuestName(take: (name: string) => void): void {
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { name } = await siteCall('GET /api/guest/talk', undefined)
      if (!signal.aborted && name !== null) take(name)
    } catch (error) {
      console.warn('What a guest is called could not be asked', error)
    }
  })
  useEffect(() => {
    if (readStored(storageKeys.guest) === null) return
    const leaving = new AbortController()
    void ask(leaving.signal)
    return () => leaving.abort()
  }, [])
}
