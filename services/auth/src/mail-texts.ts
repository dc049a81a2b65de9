import { openAllLanguages } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { type MailTexts, messagesRoom } from './content.ts'

const messagesOf = openAllLanguages(messagesRoom)

/** The words of mails. Read once, when the service starts. */
export function mailTextsOf(language: Language): MailTexts {
  const messages = messagesOf(language)
  return { ...messages['mail-account'], letter: messages['mail-letter'] }
}
