import type { Message, MessageMedia } from '@lumen/contracts/chat/schema'

/** What every part of a picture or video of a talk is given. */
export type MediaProps = { message: Message; media: MessageMedia; prompt: string }

/** What is reserved before anything is known: pictures are square, videos wide. */
const usualRatio = { image: '1 / 1', video: '16 / 9', voice: undefined } as const

/** Width over height of a picture or video, for CSS; undefined for sounds. */
export const ratioOf = ({ kind, width, height }: MessageMedia): string | undefined =>
  kind !== 'voice' && width !== null && height !== null ? `${width} / ${height}` : usualRatio[kind]

/** Whether somebody is still at work on it. */
export const isBeingMade = ({ status }: MessageMedia): boolean =>
  status === 'queued' || status === 'running'

/**
 * A message of somebody's own that a companion answers in words: not a wish for a picture, nor a sound
 * without words.
 */
export const awaitsWords = ({ isFromUser, messageType, content, metadata }: Message): boolean =>
  isFromUser &&
  messageType !== 'image' &&
  messageType !== 'video' &&
  (content !== '' || metadata.pictures !== undefined)
