import { openAllLanguages } from '@lumen/content/open-room'
import type { Language } from '@lumen/contracts/languages'
import { appRoom, messagesRoom, type StatementTexts } from './content.ts'

const appOf = openAllLanguages(appRoom)
const messagesOf = openAllLanguages(messagesRoom)

/** The words of the statement. Read once, when the service starts. */
export function statementTextsOf(language: Language): StatementTexts {
  const { wallet, session } = appOf(language)
  const { starter, standard, premium, ultimate } = wallet.pack
  return {
    ...messagesOf(language).statement,
    packs: {
      starter: starter.name,
      standard: standard.name,
      premium: premium.name,
      ultimate: ultimate.name,
    },
    plans: session.tier,
  }
}
