import type { Message } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { tagOf } from '@/i18n/languages'
import { useAppSelector } from '@/store/root-reducer'
import { selectChat } from '../chat-slice'
import { ReplyText } from '../markdown/reply-text'
import { HelpLines } from '../safety/help-lines'
import { bubbleShape } from './bubble-frame'
import { ThinkingFacets } from './thinking-facets'

/** The text of a companion's reply: growing, complete, or missing. */
export function ReplyBubble({ message, tail }: { message: Message; tail: boolean }) {
  const { t } = useTranslation()
  const live = useAppSelector((state) => selectChat(state).live.running[message.id]?.text)
  const { status, metadata } = message
  const running = status === 'running'
  const text = running ? (live ?? message.content) : message.content
  const crisis = metadata.crisis !== undefined
  const shape = bubbleShape({
    mine: false,
    tail,
    recalled: (metadata.usedMemories?.length ?? 0) > 0,
  })
  if (text === '')
    return (
      <div className={shape}>
        {running ? (
          <>
            <ThinkingFacets />
            <span className="sr-only">{t('chat.presence.thinking')}</span>
          </>
        ) : status === 'stopped' ? (
          // Stopped before its first word: nothing failed, and below it says so.
          '…'
        ) : (
          t('chat.ending.failed')
        )}
      </div>
    )
  return (
    <div
      className={shape}
      lang={metadata.language === undefined ? undefined : tagOf(metadata.language)}
      aria-busy={running || undefined}
    >
      <ReplyText text={text} />
      {crisis && <HelpLines nearest className="mt-4 border-t border-line pt-4" />}
    </div>
  )
}
