import { useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { MessageListHandle } from '@/ui/message-list'
import { notify } from '@/ui/toast'
import { useLoadOlderMutation } from '../chat-api'
import type { Conversation } from './conversation'
import type { TimelineItem } from './timeline'

/**
 * `?message=<id>` leads to a message, from a memory that was made of it for example: older ones are
 * fetched until it is held, then it is shown and named. Ids rise with time, so that one that is not
 * there is known without reading everything.
 */
export function useWantedMessage(
  companionId: string,
  { messages, hasMore }: Conversation,
  items: readonly TimelineItem[],
  list: RefObject<MessageListHandle | null>,
) {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const wanted = params.get('message')
  const [load, { isLoading, isError, reset }] = useLoadOlderMutation()
  useEffect(() => {
    if (wanted === null || isLoading) return
    const done = () =>
      setParams(
        (all) => {
          all.delete('message')
          return all
        },
        { replace: true },
      )
    const item = items.find((one) => one.kind === 'message' && one.message.id === wanted)
    const [oldest] = messages
    if (item !== undefined) {
      list.current?.toItem(item.key)
      done()
    } else if (!isError && hasMore && oldest !== undefined && oldest.id > wanted)
      void load({ companionId, before: oldest.position })
    else {
      notify.error(t(isError ? 'chat.loadFailed' : 'chat.messageGone'))
      reset()
      done()
    }
  }, [
    wanted,
    isLoading,
    isError,
    items,
    messages,
    hasMore,
    companionId,
    list,
    load,
    reset,
    setParams,
    t,
  ])
}
