import { fillSlots } from '@lumen/content/fill-slots'
import type { Message } from '@lumen/contracts/chat/schema'
import { languageFacts, type Language } from '@lumen/contracts/languages'
import { excerpt } from '@lumen/runtime/excerpt'
import type { MediaNotes } from '../content.ts'

const promptLength = 300

type Shown = Pick<Message, 'content' | 'isFromUser' | 'messageType' | 'metadata'>

/**
 * What a message with a picture, a video or an unwritten recording says to whoever goes on with the
 * talk: that it is there, never what it looks or sounds like. `wish` is what it was made of, where
 * that is still known. null: the message says what it says by its own words.
 */
export function mediaNote(
  message: Shown,
  wish: string | null,
  language: Language,
  texts: MediaNotes,
): string | null {
  const { content, isFromUser, messageType, metadata } = message
  if (messageType === 'voice') return content === '' ? texts.voice : null
  if (messageType === 'text') return null
  const kind = texts[messageType]
  const prompt = isFromUser ? content : (wish ?? '…')
  const text = isFromUser ? kind.wished : kind[stateOf(metadata.media?.status)]
  const [open, close] = languageFacts[language].quotes
  return fillSlots(text, { prompt: `${open}${excerpt(prompt, promptLength)}${close}` })
}

function stateOf(
  status: NonNullable<Message['metadata']['media']>['status'] | undefined,
): 'made' | 'pending' | 'failed' {
  if (status === 'done') return 'made'
  return status === 'queued' || status === 'running' ? 'pending' : 'failed'
}
