import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/root-reducer'
import { chatApi } from '../chat-api'
import { selectChat } from '../chat-slice'
import { plainText } from '../markdown/plain-text'

/** Reads out a reply once it is complete, and nothing while it grows. */
export function Announcer({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const content = useAppSelector((state) => {
    const { completed } = selectChat(state)
    if (completed?.companionId !== companion.id) return null
    const { data } = chatApi.endpoints.getConversation.select(companion.id)(state)
    return data?.messages.find(({ id }) => id === completed.messageId)?.content ?? null
  })
  return (
    <p aria-live="polite" aria-atomic className="sr-only">
      {content !== null &&
        content !== '' &&
        t('chat.said.read', { name: companion.name, text: plainText(content) })}
    </p>
  )
}
