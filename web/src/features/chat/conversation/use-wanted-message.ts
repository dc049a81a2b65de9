import type { Message } from '@lumen/contracts/chat/schema'
import { useCallback, useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useAppDispatch } from '@/store/root-reducer'
import type { MessageListHandle } from '@/ui/message-list'
import { notify } from '@/ui/toast'
import { useLoadOlderMutation } from '../chat-api'
import type { Conversation } from './conversation'
import type { TimelineItem } from './timeline'

/** A place in the talk: a message, or the first one since the beginning of a day. */
type Place = {
  isIt: (message: Message) => boolean
  /** Whether it can only stand before this message, which is the oldest that is held. */
  isBefore: (oldest: Message) => boolean
  missing: 'chat.messageGone' | 'chat.find.nothingSince'
}

function placeOf(params: URLSearchParams): Place | null {
  const wanted = params.get('message')
  if (wanted !== null)
    return {
      isIt: ({ id }) => id === wanted,
      // Ids rise with time, so that one that is not there is known without reading everything.
      isBefore: ({ id }) => id > wanted,
      missing: 'chat.messageGone',
    }
  const day = params.get('date')
  if (day === null) return null
  const start = Date.parse(`${day}T00:00`)
  const isSince = ({ createdAt }: Message) => Date.parse(createdAt) >= start
  return { isIt: isSince, isBefore: isSince, missing: 'chat.find.nothingSince' }
}

/**
 * `?message=<id>` leads to a message, from a memory that was made of it for example, and `?date=` to a
 * day: older ones are fetched until it is held, then it is shown and named.
 */
export function useWantedMessage(
  companionId: string,
  { messages, hasMore }: Conversation,
  items: readonly TimelineItem[],
  list: RefObject<MessageListHandle | null>,
) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const [load, { isLoading, isError, reset }] = useLoadOlderMutation()
  const dispatch = useAppDispatch()
  const lookElsewhere = useCallback(
    (messageId: string) => {
      const again = () => setParams({ message: messageId }, { replace: true })
      import('../branches/find-branch').then(
        ({ findBranch }) => findBranch(dispatch, t, { companionId, messageId }, again),
        () => notify.error(t('chat.messageGone')),
      )
    },
    [dispatch, t, companionId, setParams],
  )
  useEffect(() => {
    const place = placeOf(params)
    if (place === null || isLoading) return
    const done = () =>
      setParams(
        (all) => {
          all.delete('message')
          all.delete('date')
          return all
        },
        { replace: true },
      )
    const [oldest] = messages
    const mayBeOlder = hasMore && oldest !== undefined && place.isBefore(oldest)
    const item = items.find((one) => one.kind === 'message' && place.isIt(one.message))
    if (!isError && mayBeOlder) void load({ companionId, before: oldest.position, far: true })
    else if (item !== undefined) {
      list.current?.toItem(item.key)
      reset()
      done()
    } else {
      const wanted = params.get('message')
      if (isError || wanted === null) notify.error(t(isError ? 'chat.loadFailed' : place.missing))
      else lookElsewhere(wanted)
      reset()
      done()
    }
  }, [
    params,
    isLoading,
    isError,
    items,
    messages,
    hasMore,
    companionId,
    list,
    load,
    lookElsewhere,
    reset,
    setParams,
    t,
  ])
}
