import { openAllLanguages } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { type MailTexts, messagesRoom } from './content.ts'

const messagesOf = openAllLanguages(messagesRoom)

/** The words of mails. Read once, when the service starts. */
export const mailTextsOf = (language: Language): MailTexts => messagesOf(language)['mail-account']
