import { suggestActions } from '@lumen/companion/suggestions'
import { composeReply } from '@lumen/companion/reply'
import type { Language } from '@lumen/contracts/languages'
import { cancelsReminder, readReminder } from '@lumen/understanding/reminder'
import type { ChatContext } from '../context.ts'
import { readCrisis } from '../domain/crisis.ts'
import { localMoment } from '../domain/local-moment.ts'
import { localNow } from '../domain/reminder-time.ts'
import { readToldFacts } from '../domain/told-facts.ts'
import { readTone } from '../domain/tone.ts'

const zone = 'UTC'
const nobody = { name: '', mood: null, traits: [] }

/** What reads a message in a language, and answers it without a model, a step at a time. */
function stepsIn({ clock, readFeeling }: ChatContext, language: Language): (() => unknown)[] {
  const [{ text } = { text: '' }] = suggestActions([], language)
  const now = clock.now()
  const turn = { id: '', position: 0, from: 'user' as const, text, saidAt: now }
  const persona = { language, persona: nobody, memories: [], history: [] }
  return [
    () => readFeeling(text, language),
    () => readTone([text], language),
    () => readCrisis({ content: text, createdAt: now }, null, [], language),
    () => cancelsReminder(text, language),
    () => readReminder(text, localNow(now, zone), language),
    () => readToldFacts([turn], language),
    () => composeReply({ ...persona, text, seed: '', now: localMoment(now, zone) }),
  ]
}

/**
 * Reads and answers something in a language once, as soon as somebody opens a talk in it. Rules are
 * compiled when they are first used, which whoever says the first words would wait for.
 *
 * @returns has that done, for each language once; what fails then is said when somebody needs it
 */
export function createWordWarmer(context: ChatContext): (language: Language) => void {
  const warmed = new Set<Language>()
  const warm = async (language: Language) => {
    for (const step of stepsIn(context, language)) {
      await context.takeTurn()
      step()
    }
  }
  return (language) => {
    if (warmed.has(language)) return
    warmed.add(language)
    warm(language).catch((err: unknown) =>
      context.log.warn({ err, language }, 'words are made ready by the first message'),
    )
  }
}
