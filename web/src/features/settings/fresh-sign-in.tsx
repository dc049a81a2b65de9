import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { errorCodeOf } from '@/api/error'
import { FreshDialog } from './fresh-dialog'

/**
 * Does something that needs a fresh sign-in: when the server asks for the password first, so does a
 * window, and then it is done. null: somebody closed the window.
 */
type WithFreshSignIn = <T>(work: () => Promise<T>) => Promise<T | null>

const FreshSignIn = createContext<WithFreshSignIn>((work) => work())

export const useFreshSignIn = () => useContext(FreshSignIn)

/** Around what changes who gets into the account. */
export function FreshSignInProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const waiting = useRef<(fresh: boolean) => void>(null)
  const withFreshSignIn = useMemo<WithFreshSignIn>(
    () => async (work) => {
      try {
        return await work()
      } catch (error) {
        if (errorCodeOf(error) !== 'reauthentication_required') throw error
      }
      const fresh = await new Promise<boolean>((resolve) => {
        waiting.current = resolve
        setOpen(true)
      })
      return fresh ? work() : null
    },
    [],
  )
  const end = (fresh: boolean) => {
    setOpen(false)
    waiting.current?.(fresh)
    waiting.current = null
  }
  return (
    <FreshSignIn value={withFreshSignIn}>
      {children}
      <FreshDialog open={open} onEnd={end} />
    </FreshSignIn>
  )
}
