import type { Play } from '@lumen/contracts/chat/play-schema'
import type { Message } from '@lumen/contracts/chat/schema'
import { useCallback, useEffect, useRef } from 'react'
import { baseApi } from '@/api/base-api'
import { useRealtime } from '@/realtime/realtime'
import { useAppDispatch } from '@/store/root-reducer'
import { useGetPlayQuery } from './plays-api'

/**
 * What is played with a companion; null: nothing, or not known yet. It is asked for again when the server
 * says that it changed, when something new was said in it, or something that may have begun one.
 */
export function usePlay(companionId: string, newest: Message | undefined): Play | null {
  const { data } = useGetPlayQuery({ params: { companionId } }, { refetchOnMountOrArgChange: 30 })
  const dispatch = useAppDispatch()
  // Not `refetch`, which asks for nothing while an answer is on its way that may be older than the change.
  const readAgain = useCallback(
    () => void dispatch(baseApi.util.invalidateTags(['Play'])),
    [dispatch],
  )
  const { subscribe } = useRealtime()
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type === 'play_changed' && frame.companionId === companionId) readAgain()
      }),
    [subscribe, companionId, readAgain],
  )
  const play = data?.play ?? null
  const said = newest === undefined ? null : `${newest.id} ${newest.version} ${newest.status}`
  const isUnasked = newest !== undefined && !newest.isFromUser && newest.replyTo === null
  const concerns = play !== null || isUnasked
  const heard = useRef(said)
  useEffect(() => {
    if (said === heard.current) return
    heard.current = said
    if (concerns && data !== undefined) readAgain()
  }, [said, concerns, data, readAgain])
  return play
}
