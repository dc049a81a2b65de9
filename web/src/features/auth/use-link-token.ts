import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const tokenOf = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') ?? ''

/**
 * The token of the mailed link that led here; null when it is not whole. It leaves the address at once:
 * whoever looks at the screen or the history later finds none.
 */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation()
  const [token] = useState(() => tokenOf(hash))
  useEffect(() => {
    if (hash !== '') globalThis.history.replaceState(globalThis.history.state, '', pathname)
  }, [hash, pathname])
  return /^[\w-]{43}$/.test(token) ? token : null
}
