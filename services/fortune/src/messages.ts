import { openRoom } from '@lumen/content/open-room'
import { messagesRoom } from './content.ts'

/** What stands beside readings, and in place of one that is not told, in a language. */
export const messagesFor = openRoom(messagesRoom)
