import type { Companion } from '@lumen/contracts/chat/schema'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPlayChoices, loadPlayStrip } from '@/features/plays'
import { ErrorState } from '@/ui/error-state'
import type { MessageListHandle } from '@/ui/message-list'
import { TalkSkeleton } from '@/ui/talk-loading'
import { useGetConversationQuery } from './chat-api'
import { useChatSync } from './chat-context'
import { Composer } from './composer/composer'
import { Announcer } from './conversation/announcer'
import { MessageColumn } from './conversation/message-column'
import { OnDemandPart } from './memory/on-demand-part'

/** Messages and composer of one companion. */
export function ConversationView({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const sync = useChatSync()
  const list = useRef<MessageListHandle>(null)
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetConversationQuery(
    companion.id,
    { refetchOnMountOrArgChange: 30 },
  )

  // What the server showed last may disagree with what was told live.
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined) sync.reconcile(companion.id)
  }, [sync, companion.id, fulfilledTimeStamp])

  const toEnd = useCallback(() => list.current?.toEnd(), [])
  const played = { companion, newest: data?.messages.at(-1) }
  return (
    <>
      <OnDemandPart load={loadPlayStrip} waiting={null} {...played} />
      <div className="relative min-h-0 flex-1">
        {data !== undefined ? (
          <MessageColumn companion={companion} conversation={data} list={list} />
        ) : error !== undefined && !isFetching ? (
          <div className="grid h-full">
            <ErrorState
              title={t('chat.loadFailed')}
              text={t('chat.loadFailedDesc')}
              error={error}
              onRetry={() => void refetch()}
            />
          </div>
        ) : (
          <TalkSkeleton text={t('chat.loading')} />
        )}
      </div>
      <Announcer companion={companion} />
      <OnDemandPart load={loadPlayChoices} waiting={null} {...played} onSent={toEnd} />
      <Composer companion={companion} onSent={toEnd} />
    </>
  )
}
