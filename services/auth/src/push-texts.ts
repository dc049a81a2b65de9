import { openAllLanguages } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { appRoom, messagesRoom, type PushTexts } from './content.ts'

const appOf = openAllLanguages(appRoom)
const messagesOf = openAllLanguages(messagesRoom)

/** The words of push messages. Read once, when the service starts. */
export function pushTextsOf(language: Language): PushTexts {
  const { notifications, session, wallet } = appOf(language)
  return {
    ...notifications,
    own: messagesOf(language).push,
    plans: session.tier,
    packs: wallet.pack,
  }
}
