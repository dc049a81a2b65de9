import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useMoodText } from '@/features/companion-data'
import { useAppSelector } from '@/store/root-reducer'
import { useOnline } from '@/ui/use-online'
import { selectChat } from '../chat-slice'
import { selectReplyState, selectRunningReply, selectTenderTone } from '../reply-state'

/**
 * What a companion is about: thinking, writing, out of reach, or in a mood, which a tender reply sets.
 * @param short leaves out the word for mood where there is little room
 */
export function Presence({ companion, short }: { companion: Companion; short: boolean }) {
  const { t } = useTranslation()
  const moodText = useMoodText()
  const online = useOnline()
  const { status, again } = useAppSelector((state) => state.realtime)
  const replyState = useAppSelector((state) => selectReplyState(state, companion.id))
  const writing = useAppSelector((state) => {
    const running = selectRunningReply(state, companion.id)
    return running !== null && selectChat(state).live.running[running]?.text !== ''
  })
  const tone = useAppSelector((state) => selectTenderTone(state, companion.id))
  // Going offline leaves an open socket alone: nothing comes over it all the same.
  if (!online || (status !== 'connected' && again))
    return (
      <output className="text-warn">
        {t(
          online && status === 'connecting'
            ? 'chat.connection.reconnecting'
            : 'chat.connection.lostShort',
        )}
      </output>
    )
  if (status === 'connecting')
    // Only when it takes long enough to be noticed.
    return (
      <span className="animate-[appear_160ms_1200ms_both]">{t('chat.connection.connecting')}</span>
    )
  if (status === 'connected' && replyState !== 'idle')
    return (
      <span className="text-link">
        {t(writing ? 'chat.presence.writing' : 'chat.presence.thinking')}
      </span>
    )
  const mood = moodText(tone ?? companion.mood)
  return <span>{short ? mood : t('chat.presence.mood', { mood })}</span>
}
