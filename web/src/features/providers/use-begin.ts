import type { ProviderPurpose, SignInProvider } from '@lumen/contracts/auth/provider-operations'
import { useState } from 'react'
import { keepWay } from './way-kept'
import { useBeginWithProviderMutation } from './providers-api'

/** Leaves for a provider; rejects with an `ApiError`. Stays busy while the browser goes there. */
export function useBegin() {
  const [begin] = useBeginWithProviderMutation()
  const [leaving, setLeaving] = useState<SignInProvider | null>(null)
  const go = async (
    provider: SignInProvider,
    purpose: ProviderPurpose,
    target: string,
  ): Promise<void> => {
    setLeaving(provider)
    try {
      const { url } = await begin({ body: { provider, purpose } }).unwrap()
      keepWay({ provider, purpose, target })
      globalThis.location.assign(url)
    } catch (error) {
      setLeaving(null)
      throw error
    }
  }
  return { go, leaving }
}
