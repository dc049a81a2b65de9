import { openAllLanguages } from '@lumen/content/open-room'
import { memoryRoom, messagesRoom } from './content.ts'

/** What the service says by itself, in a language. Read once, when the service starts. */
export const textsOf = openAllLanguages(messagesRoom)

/** What memory cards say, in a language. */
export const cardTextsOf = openAllLanguages(memoryRoom)
