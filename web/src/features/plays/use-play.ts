import type { Play } from '@lumen/contracts/chat/play-schema'
import type { Message } from '@lumen/contracts/chat/schema'
import { useEffect, useRef } from 'react'
import { useRealtime } from '@/realtime/realtime'
import { useGetPlayQuery } from './plays-api'

/**
 * What is played with a companion; null: nothing, or not known yet. It is asked for again when the server
 * says that it changed, when something new was said in it, or something that may have begun one.
 */
export function usePlay(companionId: string, newest: Message | undefined): Play | null {
  const { data, refetch } = useGetPlayQuery(
    { params: { companionId } },
    { refetchOnMountOrArgChange: 30 },
  )
  const { subscribe } = useRealtime()
  useEffect(
    () =>
      subscribe((frame) => {
        if (frame.type === 'play_changed' && frame.companionId === companionId) void refetch()
      }),
    [subscribe, companionId, refetch],
  )
  const play = data?.play ?? null
  const said = newest === undefined ? null : `${newest.id} ${newest.version} ${newest.status}`
  const isUnasked = newest !== undefined && !newest.isFromUser && newest.replyTo === null
  const concerns = play !== null || isUnasked
  const heard = useRef(said)
  useEffect(() => {
    if (said === heard.current) return
    heard.current = said
    if (concerns && data !== undefined) void refetch()
  }, [said, concerns, data, refetch])
  return play
}
