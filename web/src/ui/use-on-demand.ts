import { useCallback, useState } from 'react'

/** Code that is fetched when first asked for. `request` may be called often; a failure can be tried again. */
export function useOnDemand<T>(
  load: () => Promise<T>,
): [module: T | null, request: () => void, failed: boolean] {
  const [module, setModule] = useState<T | null>(null)
  const [failed, setFailed] = useState(false)
  const request = useCallback(() => {
    load().then(
      (loaded) => setModule(loaded),
      (error: unknown) => {
        console.error('A part of the interface could not be fetched', error)
        setFailed(true)
      },
    )
  }, [load])
  return [module, request, failed]
}
