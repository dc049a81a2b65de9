import { useEffect } from 'react'
import { baseApi } from '@/api/base-api'
import { useRealtime } from '@/realtime/realtime'
import { refreshUser } from '@/session/session-flow'
import { useAppDispatch } from '@/store/root-reducer'

/** Reserving and settling tell of themselves one after the other: they are asked for together. */
const gatherMs = 400

/** Asks for credits, points and plan again whenever the server says that they changed. */
export function useLiveWallet(): void {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe((frame) => {
      if (frame.type !== 'wallet_changed') return
      timer ??= setTimeout(() => {
        timer = undefined
        dispatch(baseApi.util.invalidateTags(['Wallet', 'Subscription']))
        void dispatch(refreshUser())
      }, gatherMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [dispatch, subscribe])
}
