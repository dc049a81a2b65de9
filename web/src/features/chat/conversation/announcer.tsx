import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/root-reducer'
import { chatApi } from '../chat-api'
import { selectChat } from '../chat-slice'
import { wordsOf } from '../markdown/reply-text'
import { useSpeakers } from './speakers'

const nobody: readonly Message[] = []

/** What is said of a picture or video: that it is being made, is there, or will not come. */
const mediaKey = ({ metadata: { media } }: Message): string | null => {
  if (media === undefined || media.kind === 'voice') return null
  const stage =
    media.status === 'done' || media.status === 'failed' || media.status === 'cancelled'
      ? media.status
      : 'begun'
  return `composer.announce.${media.kind}.${stage}`
}

/** Reads out a reply once it is complete, and nothing while it grows. */
export function Announcer({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const message = useAppSelector((state) => {
    const { completed } = selectChat(state)
    if (completed?.companionId !== companion.id) return undefined
    const { data } = chatApi.endpoints.getConversation.select(companion.id)(state)
    return data?.messages.find(({ id }) => id === completed.messageId)
  })
  const { speakerOf } = useSpeakers(companion, message === undefined ? nobody : [message])
  const content = message?.content ?? ''
  const key = message === undefined ? null : mediaKey(message)
  const [words, setWords] = useState('')
  useEffect(() => {
    let outdated = false
    const read = async () => {
      const text = await wordsOf(content)
      if (!outdated) setWords(text)
    }
    void read()
    return () => {
      outdated = true
    }
  }, [content])
  return (
    <p aria-live="polite" aria-atomic className="sr-only">
      {key !== null
        ? t(key, { name: companion.name })
        : words !== '' &&
          t('chat.said.read', {
            name: message === undefined ? companion.name : speakerOf(message).name,
            text: words,
          })}
    </p>
  )
}
