import type { Companion } from '@lumen/contracts/chat/schema'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/root-reducer'
import { chatApi } from '../chat-api'
import { selectChat } from '../chat-slice'
import { wordsOf } from '../markdown/reply-text'

/** Reads out a reply once it is complete, and nothing while it grows. */
export function Announcer({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const content = useAppSelector((state) => {
    const { completed } = selectChat(state)
    if (completed?.companionId !== companion.id) return null
    const { data } = chatApi.endpoints.getConversation.select(companion.id)(state)
    return data?.messages.find(({ id }) => id === completed.messageId)?.content ?? null
  })
  const [words, setWords] = useState('')
  useEffect(() => {
    let outdated = false
    const read = async () => {
      const text = await wordsOf(content ?? '')
      if (!outdated) setWords(text)
    }
    void read()
    return () => {
      outdated = true
    }
  }, [content])
  return (
    <p aria-live="polite" aria-atomic className="sr-only">
      {words !== '' && t('chat.said.read', { name: companion.name, text: words })}
    </p>
  )
}
