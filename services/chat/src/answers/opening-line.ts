import { fillSlots } from '@lumen/content/fill-slots'
import type { Language } from '@lumen/contracts/languages'
import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import { pickBySeed } from '@lumen/language/seed'
import { linesOfFaces, openingTextsOf } from '../texts.ts'
import { localModel } from './local-answer.ts'

/**
 * What a companion says first in a new talk, with three sentences to answer it by: its greeting, else a
 * line of the content. What is a line of ours says so; what somebody wrote is theirs.
 */
export function openingLine(
  { id, name, greeting }: { id: string; name: string; greeting: string | null },
  language: Language,
): { content: string; metadata: MessageMetadata } {
  const { hello, answers } = openingTextsOf(language)
  const content = greeting ?? fillSlots(pickBySeed(hello, id) ?? '', { name })
  const isOurs = greeting === null || linesOfFaces.has(greeting)
  return {
    content,
    metadata: {
      language,
      ...(isOurs && { provider: 'local', model: localModel }),
      suggestedActions: [
        { id: 'opening-feeling', group: 'emotion', text: answers.feeling, priority: 9 },
        { id: 'opening-told', group: 'memory', text: answers.told, priority: 8 },
        { id: 'opening-asked', group: 'relationship', text: answers.asked, priority: 7 },
      ],
    },
  }
}
