import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useAppSelector } from '@/store/root-reducer'
import { selectChat } from '../chat-slice'
import { ThinkingFacets } from './thinking-facets'

/**
 * What a reply waits for until its first words: a model that is woken or still reads takes its time
 * and is not dead. Read out when it changes, but not each percent.
 */
export function ReplyStage({ messageId }: { messageId: string }) {
  const { t } = useTranslation()
  const format = useFormat()
  const stage = useAppSelector((state) => selectChat(state).live.running[messageId]?.stage)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <ThinkingFacets />
      <span role="status" className={stage === undefined ? 'sr-only' : 'text-small text-text-2'}>
        {t(stage === undefined ? 'chat.presence.thinking' : `chat.stage.${stage.stage}`)}
      </span>
      {stage?.percent !== undefined && (
        <span aria-hidden className="text-small text-text-3 tabular-nums">
          {format.percent(stage.percent / 100)}
        </span>
      )}
    </div>
  )
}
