import type { Message, MessageMedia } from '@lumen/contracts/chat/schema'

/** Whether somebody is still at work on it. */
export const isBeingMade = ({ status }: MessageMedia): boolean =>
  status === 'queued' || status === 'running'

/** A message of somebody's own that a companion answers in words: not a wish for a picture, nor a sound without words. */
export const awaitsWords = ({ isFromUser, messageType, content }: Message): boolean =>
  isFromUser && messageType !== 'image' && messageType !== 'video' && content !== ''
