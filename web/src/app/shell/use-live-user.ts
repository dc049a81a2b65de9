import { useEffect } from 'react'
import { useRealtime } from '@/realtime/realtime'
import { refreshUser } from '@/session/session-flow'
import { useAppDispatch } from '@/store/root-reducer'

/** Reads the account again when it changed elsewhere: another picture was put on, for example. */
export function useLiveUser(): void {
  const dispatch = useAppDispatch()
  const { subscribe } = useRealtime()
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type === 'user_changed') void dispatch(refreshUser())
      }),
    [dispatch, subscribe],
  )
}
