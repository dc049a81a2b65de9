import type { Message } from '@lumen/contracts/chat/schema'

/** A picture that a turn shows. */
export type TurnPicture = {
  objectId: string
  /** What its owner says is on it; '' when they said nothing. */
  description: string
}

type Sent = Pick<Message, 'content' | 'metadata'>
type Span = { start: number; end: number }

const picturesOf = ({ metadata }: Sent) => metadata.pictures ?? []

/** Whether somebody sent something that can be answered: words, or pictures. */
export const saysAnything = (message: Sent): boolean =>
  message.content !== '' || picturesOf(message).length > 0

/** All that a message says in words: its text, and what its owner says is on its pictures. */
export const wordsOf = (message: Sent): string =>
  [message.content, ...picturesOf(message).map(({ description }) => description)]
    .filter((words) => words.trim() !== '')
    .join('\n')

/**
 * A message as memory reads it, and where in that its text and the descriptions of its pictures stand,
 * an empty span where there is none: what is forgotten of it is forgotten by these places.
 */
export function toldText(message: Sent): { text: string; content: Span; pictures: Span[] } {
  let text = message.content
  const content = { start: 0, end: text.length }
  const pictures = picturesOf(message).map(({ description }): Span => {
    const words = description.trim()
    if (words === '') return { start: text.length, end: text.length }
    const before = `${text === '' ? '' : '\n'}[picture: `
    const start = text.length + before.length
    text += `${before}${words}]`
    return { start, end: start + words.length }
  })
  return { text, content, pictures }
}
