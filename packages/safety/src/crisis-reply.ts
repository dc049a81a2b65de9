import type { Language } from '@lumen/contracts/languages'
import { openRoom } from '@lumen/content/open-room'
import { repliesRoom } from './content.ts'
import type { CrisisLine, CrisisResources } from './resources.ts'

const contentOf = openRoom(repliesRoom)
const replyTexts = (language: Language) => contentOf(language).replies

/** So many lines stand in a reply; the help dialog shows all. */
const linesInReply = 3

const lineText = ({ name, phone, text, url, hours }: CrisisLine) => {
  const ways = [
    phone,
    text !== undefined && text !== phone ? text : undefined,
    phone ? undefined : url,
  ]
  return `- ${name}: ${ways.filter((way) => way !== undefined).join(', ')} (${hours})`
}

const fill = (template: string, { lines, emergency }: CrisisResources) =>
  template
    .replace('{lines}', () => lines.slice(0, linesInReply).map(lineText).join('\n'))
    .replace('{emergency}', () => emergency)

/** Item `at` of a list that begins anew at its end. */
const turnOf = (texts: readonly string[], at: number) => texts[at % texts.length] ?? ''

/**
 * The fixed reply to somebody in a crisis, or to somebody who worries about another person. No
 * model adds to it. `resources` decide which lines it names. `said` counts the fixed texts before
 * it: the words are others each time.
 */
export function crisisReply(
  label: 'crisis' | 'third_party',
  language: Language,
  resources: CrisisResources,
  said = 0,
): { text: string; action: { kind: 'help'; language: Language } } {
  const replies = replyTexts(language)
  const texts =
    label === 'crisis'
      ? [replies.crisis, ...replies['follow-ups'].slice(0, 2)]
      : [replies['third-party'], replies['third-party-again']]
  return { text: fill(turnOf(texts, said), resources), action: { kind: 'help', language } }
}

/**
 * What is said while care goes on in place of what would be light. `said` counts the fixed texts
 * before it, the reply to the alarm among them: from 1. Neighbours differ, whichever of the two
 * functions said them.
 */
export function crisisFollowUp(
  language: Language,
  said: number,
  resources: CrisisResources,
): { text: string } {
  const [first = '', second = '', third = ''] = replyTexts(language)['follow-ups']
  return { text: fill(turnOf([third, first, second], said), resources) }
}
