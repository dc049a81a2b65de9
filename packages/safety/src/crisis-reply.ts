import type { Language } from './language.ts'
import { replyTexts } from './reply-texts.ts'
import type { CrisisLine, CrisisResources } from './resources.ts'

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

/**
 * The fixed reply to somebody in a crisis, or to somebody who worries about another person. No
 * model adds to it. `resources` decide which lines it names.
 */
export function crisisReply(
  label: 'crisis' | 'third_party',
  language: Language,
  resources: CrisisResources,
): { text: string; action: { kind: 'help'; language: Language } } {
  const { crisis, thirdParty } = replyTexts[language]
  const template = label === 'crisis' ? crisis : thirdParty
  return { text: fill(template, resources), action: { kind: 'help', language } }
}

/** What is said in the turns after a crisis was stated, so that nothing playful follows. */
export function crisisFollowUp(
  language: Language,
  turn: number,
  resources: CrisisResources,
): { text: string } {
  const { followUps } = replyTexts[language]
  return { text: fill(followUps[turn % followUps.length] ?? '', resources) }
}
